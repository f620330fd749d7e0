import { fillFloor } from '../floor/tables.ts';
import { connected, fillStock } from '../stock.ts';
import { trader } from '../trader.ts';
import { benchFewStones, type TableBench } from './few-stones.ts';
import { benchManyStones } from './many-stones.ts';
import { type Row, tableOf, writeTable } from './report.ts';
import { benchStart } from './starting.ts';

/** Stones of the two houses of the table. */
export const tableSizes = { few: 10_000, many: 1_000_000 };

interface WholeTable {
  readonly few: number;
  readonly many: number;
  readonly dataDir: string;
  /** Makes an empty house; answers the address of its database. */
  readonly emptyDatabase: (stones: number) => Promise<string>;
}

/**
 * Prints what a request costs beside its floor, in a small house and in a large one. A run with the usual sizes writes it
 * into docs/performance.md.
 */
export async function benchTable({ few, many, dataDir, emptyDatabase }: WholeTable): Promise<void> {
  const inHouse = async (stones: number, bench: (house: TableBench) => Promise<Row[]>): Promise<Row[]> => {
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
    ...(await inHouse(few, async (house) => [await benchStart(house), ...(await benchFewStones(house))])),
    ...(await inHouse(many, benchManyStones)),
  ];
  process.stdout.write(`${tableOf(rows)}\n`);
  if (few === tableSizes.few && many === tableSizes.many) await writeTable(rows);
}
