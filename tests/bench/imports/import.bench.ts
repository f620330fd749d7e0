import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { startProduct } from '../servers.ts';
import { connected, copyStones } from '../stock.ts';
import { benchStones, copyColumns, csvHeader } from '../stones.ts';
import { benchChangeLog } from './change-log.bench.ts';
import { administrator, execute, importOverRest, measured, printImports, secondsOf } from './importing.ts';
import { benchOthers } from './list-during-import.bench.ts';

interface ImportBench {
  databaseUrl: string;
  dataDir: string;
  size: number;
}

/**
 * Measures a CSV import over REST, including parsing and validation. Each of the two baselines is a `COPY` of
 * prepared rows. One table has only the file's columns and two indexes. The other has the product's columns, indexes
 * and constraints.
 */
export async function benchImport({ databaseUrl, dataDir, size }: ImportBench): Promise<void> {
  const floors = {
    plain: await secondsOf(() => copyInto(databaseUrl, plainTable, size)),
    product: await secondsOf(() => copyInto(databaseUrl, ownTable, size)),
  };
  const fileOf = (raise: 0 | 1): string => path.join(dataDir, `stones-${size}-${raise}.csv`);
  for (const raise of raises) await pipeline(Readable.from(csv(size, raise)), createWriteStream(fileOf(raise)));
  const token = await administrator(databaseUrl);
  const product = await startProduct(databaseUrl, dataDir);
  try {
    const importFile = (raise: 0 | 1) => importOverRest(product, token, { path: fileOf(raise) });
    printImports(size, floors, [
      await measured(product, 'all new', () => importFile(0)),
      await measured(product, 'all unchanged', () => importFile(0)),
      await measured(product, 'every price changed', () => importFile(1)),
    ]);
    await benchOthers({ product, databaseUrl, importFile });
    await execute(databaseUrl, 'vacuum analyze diamond');
  } finally {
    await product.stop();
  }
  try {
    await benchChangeLog({
      ...{ databaseUrl, dataDir, size },
      importFile: (to, raise) => importOverRest(to, token, { path: fileOf(raise) }),
    });
    await execute(databaseUrl, 'vacuum analyze diamond');
  } finally {
    for (const raise of raises) await rm(fileOf(raise));
  }
}

/** Amounts added to the prices of the two files, whose stones are otherwise identical. */
const raises = [0, 1] as const;

/** Generates the lines of a CSV file. The price is the last cell. */
function* csv(size: number, raise: 0 | 1): Generator<string> {
  yield csvHeader;
  for (const stone of benchStones(size)) {
    yield raise === 0
      ? stone.csv
      : stone.csv.replace(/[\d.]+\n$/, (price) => `${(Number(price) + raise).toFixed(2)}\n`);
  }
}

const plainTable = `
  create table diamond_floor as select ${copyColumns} from diamond with no data;
  create unique index on diamond_floor (stock_id);
  create index on diamond_floor (certificate_no)`;

const ownTable = 'create table diamond_floor (like diamond including all)';

const copyInto = (databaseUrl: string, table: string, size: number): Promise<void> =>
  connected(databaseUrl, async (client) => {
    try {
      await client.query(table);
      await copyStones(client, 'diamond_floor', size);
    } finally {
      await client.query('drop table if exists diamond_floor');
    }
  });
