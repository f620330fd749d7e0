import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { startProduct } from '../servers.ts';
import { administrator, importOverRest, measured, printImports, secondsOf } from './importing.ts';

/** Public data set, which is not part of the repository. */
const file = path.resolve('..', 'shared', 'data', 'diamonds-53940.csv');
const stones = 53_940; // 18 of the stones have impossible measurements and are skipped

/** Columns that the import fills. */
const columns =
  'stock_id, shape_id, carats, cut_id, color_id, clarity_id, depth_percent, table_percent, price_per_carat, length, width, height';

/**
 * Measures an import of real stones, whose stock numbers are derived from other columns. The baseline is a `COPY` of
 * the imported rows into an empty table with the same columns, indexes and constraints.
 */
export async function benchRealStones({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string;
  dataDir: string;
}): Promise<void> {
  if (!existsSync(file)) {
    process.stdout.write(`\nThe import of ${stones} real stones is left out: ${file} is not there\n`);
    return;
  }
  const token = await administrator(databaseUrl);
  const profile = await readFile('server/profiles/diamonds-ggplot2.json', 'utf8');
  const product = await startProduct(databaseUrl, dataDir);
  try {
    const importFile = () => importOverRest(product, token, { path: file, profile });
    const imports = [
      await measured(product, 'all new', importFile),
      await measured(product, 'all unchanged', importFile),
    ];
    printImports(stones, { product: await copyFloor(databaseUrl, dataDir) }, imports);
  } finally {
    await product.stop();
  }
}

async function copyFloor(databaseUrl: string, dataDir: string): Promise<number> {
  const rows = path.join(dataDir, 'real-stones.copy');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await pipeline(
      client.query(copyTo(`copy (select ${columns} from diamond order by id) to stdout`)),
      createWriteStream(rows),
    );
    await client.query('create table diamond_floor (like diamond including all)');
    return await secondsOf(() =>
      pipeline(createReadStream(rows), client.query(copyFrom(`copy diamond_floor (${columns}) from stdin`))),
    );
  } finally {
    await client.query('drop table if exists diamond_floor');
    await client.end();
    await rm(rows, { force: true });
  }
}
