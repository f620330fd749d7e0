import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Upload } from '../../src/kernel/input/upload.ts';
import { ImportMode, importStock, stockImports } from '../../src/modules/imports/index.ts';
import type { DemoDeps } from '../demo-context.ts';
import type { ImageStore } from '../pictures/image-store.ts';
import { demoBracelets } from './bracelets.ts';
import { demoCustomNecklaces } from './custom-necklaces.ts';
import { demoDiamonds } from './diamonds.ts';
import { demoEternityRings } from './eternity-rings.ts';
import { demoGenericDiamonds } from './generic-diamonds.ts';
import { demoJewellery } from './jewellery.ts';
import { demoMelee } from './melee.ts';
import { demoRingSettings } from './ring-settings.ts';
import type { StockRow } from './stock-rows.ts';

/** Names and rows of all imports except diamonds. Some rows have images. */
const illustratedImports: readonly (readonly [type: string, rows: () => readonly StockRow[]])[] = [
  ['melee', demoMelee],
  ['ring_settings', demoRingSettings],
  ['generic_diamonds', demoGenericDiamonds],
  ['eternity_rings', demoEternityRings],
  ['bracelets', demoBracelets],
  ['custom_necklaces', demoCustomNecklaces],
  ['products', demoJewellery],
];

/** Imports the demo stock as CSV files. Existing items with the same stock number are updated. */
export async function importDemoStock(deps: DemoDeps, images: ImageStore): Promise<void> {
  const createFile = async ([name, rows]: (typeof illustratedImports)[number]) => ({
    name,
    csv: await toCsv(rows(), images),
  });
  // In parallel: drawing the images is CPU-bound, and importing the diamonds waits for the database.
  const [files] = await Promise.all([
    Promise.all(illustratedImports.map(createFile)),
    toCsv(demoDiamonds(), images).then((csv) => importFile(deps, 'diamonds', csv)),
  ]);
  for (const { name, csv } of files) await importFile(deps, name, csv);
}

async function importFile({ orm, services, log }: DemoDeps, name: string, csv: string): Promise<void> {
  const type = stockImports.get(name);
  if (!type) throw new Error(`unknown import type ${name}`);
  const job = {
    type,
    mode: ImportMode.ADD_OR_UPDATE,
    skipInvalid: false,
    dryRun: false,
    confirmRemoved: null,
    profile: null,
  };
  await importStock(
    { em: orm.em.fork(), events: services.events, config: services.config, author: null, log },
    job,
    toUpload(name, csv),
  );
}

/** Returns the rows as CSV. Stores the images and writes their URLs to the cells. */
async function toCsv(rows: readonly StockRow[], images: ImageStore): Promise<string> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) =>
    Promise.all(
      columns.map((column) => {
        const cell = row[column] ?? '';
        return typeof cell === 'string' ? cell : images.store(cell);
      }),
    ),
  );
  return stringify([columns, ...(await Promise.all(cells))]);
}

const toUpload = (name: string, csv: string): Upload => ({
  filename: `demo-${name}.csv`,
  mimetype: 'text/csv',
  createReadStream: () => Readable.from([Buffer.from(csv)]),
});
