import { fillFloor } from '../floor/tables.ts';
import { connected, fillStock } from '../stock.ts';
import { trader } from '../trader.ts';
import { benchFewStones, type TableBench } from './few-stones.ts';
import { benchManyStones } from './many-stones.ts';
import { type Row, tableOf, writeTable } from './report.ts';
import { benchStart } from './starting.ts';

/** Number of stones in each of the two databases. */
export const tableSizes = { few: 10_000, many: 1_000_000 };

interface WholeTable {
  readonly few: number;
  readonly many: number;
  readonly dataDir: string;
  /** Creates an empty, migrated database. Returns its URL. */
  readonly emptyDatabase: (stones: number) => Promise<string>;
}

/**
 * Prints the cost of requests relative to the baseline, for a small and a large stock. If the default sizes are used,
 * it updates `docs/performance.md`.
 */
export async function benchTable({ few, many, dataDir, emptyDatabase }: WholeTable): Promise<void> {
  const withServer = async (stones: number, bench: (context: TableBench) => Promise<Row[]>): Promise<Row[]> => {
    const databaseUrl = await emptyDatabase(stones);
    await fillStock(databaseUrl, stones);
    const authorization = `Bearer ${await trader(databaseUrl, 'bench@example.com')}`;
    const headers = { authorization, 'content-type': 'application/json' };
    return connected(databaseUrl, async (client) => {
      await fillFloor(client);
      return bench({ databaseUrl, dataDir, client, stones, headers });
    });
  };
  const rows = [
    ...(await withServer(few, async (context) => [await benchStart(context), ...(await benchFewStones(context))])),
    ...(await withServer(many, benchManyStones)),
  ];
  process.stdout.write(`${tableOf(rows)}\n`);
  if (few === tableSizes.few && many === tableSizes.many) await writeTable(rows);
}
