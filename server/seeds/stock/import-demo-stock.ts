import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Upload } from '../../src/kernel/input/upload.ts';
import { ImportMode, importStock, stockImports } from '../../src/modules/imports/index.ts';
import type { DemoDeps } from '../demo-context.ts';
import type { ImageStore } from '../pictures/image-store.ts';
import { createBraceletRows } from './bracelets.ts';
import { createCustomNecklaceRows } from './custom-necklaces.ts';
import { createDiamondRows } from './diamonds.ts';
import { createEternityRingRows } from './eternity-rings.ts';
import { createGenericDiamondRows } from './generic-diamonds.ts';
import { createJewelleryRows } from './jewellery.ts';
import { createMeleeRows } from './melee.ts';
import { createRingSettingRows } from './ring-settings.ts';
import type { StockRow } from './stock-rows.ts';

/** Stock type and rows of each import, except the diamond import. Some rows have images. */
const illustratedImports: readonly (readonly [type: string, rows: () => readonly StockRow[]])[] = [
  ['melee', createMeleeRows],
  ['ring_settings', createRingSettingRows],
  ['generic_diamonds', createGenericDiamondRows],
  ['eternity_rings', createEternityRingRows],
  ['bracelets', createBraceletRows],
  ['custom_necklaces', createCustomNecklaceRows],
  ['products', createJewelleryRows],
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
    toCsv(createDiamondRows(), images).then((csv) => importFile(deps, 'diamonds', csv)),
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
