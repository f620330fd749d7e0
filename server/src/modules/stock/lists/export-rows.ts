import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { inChunks } from '../../../kernel/input/page.ts';
import type { Viewer } from '../../accounts/index.ts';
import { queryIn } from '../database.ts';
import { countStock } from '../fields/stock-row.ts';
import type { StockType } from '../stock-type.ts';

/** Number of rows per query. A larger number would delay other requests. */
const rowsAtATime = 100;

/** Row of a query result: the item's ID and the column values. */
interface ReadRow {
  readonly id: number;
  readonly values: readonly unknown[];
}

interface Reading {
  readonly type: StockType;
  readonly viewer: Viewer;
  /** SQL condition on the row `d`, in addition to visibility. */
  readonly where: RawBuilder<boolean>;
  readonly columns: readonly RawBuilder<unknown>[];
  readonly limit?: number;
}

/** Returns column values of the rows that match a condition on `d` and that a viewer may see, ordered by ID. */
async function readColumns(em: EntityManager, { type, viewer, where, columns, limit }: Reading): Promise<ReadRow[]> {
  const selected = columns.map((value, index) => sql`${value} as ${sql.id(`c${index}`)}`);
  const { rows } = await sql<{ id: number } & Record<string, unknown>>`
    select ${sql.join([sql`d.id`, ...selected])} from ${type.rowsFor(viewer)} d
    where ${type.visibleTo(viewer)} and ${where} order by d.id limit ${limit ?? null}::int`.execute(queryIn(em));
  return rows.map((row) => ({ id: row.id, values: columns.map((_, index) => row[`c${index}`]) }));
}

/** Reads rows in chunks and yields their values in the order of `ids`. */
export async function* rowsById(
  em: EntityManager,
  ids: Int32Array,
  reading: Pick<Reading, 'type' | 'viewer' | 'columns'>,
): AsyncGenerator<readonly unknown[]> {
  for (let start = 0; start < ids.length; start += rowsAtATime) {
    const some = [...ids.subarray(start, start + rowsAtATime)];
    const rows = await readColumns(em, { ...reading, where: sql`d.id = any(${some})` });
    const byId = new Map(rows.map(({ id, values }) => [id, values]));
    for (const id of some) {
      const values = byId.get(id);
      if (values) yield values;
    }
  }
}

/** All stock of a type that a viewer may see. `activeOnly` excludes inactive items. */
interface AllStock extends Pick<Reading, 'type' | 'viewer'> {
  readonly activeOnly: boolean;
}

const listedOnly = ({ activeOnly }: AllStock): RawBuilder<boolean> => (activeOnly ? sql`d.is_active` : sql`true`);

export const countAll = (em: EntityManager, all: AllStock): Promise<number> =>
  countStock(em, { ...all, where: listedOnly(all) });

/** Yields the values of all rows ordered by ID, in constant memory. */
export async function* allRows(
  em: EntityManager,
  all: AllStock & Pick<Reading, 'columns'>,
): AsyncGenerator<readonly unknown[]> {
  const rows = inChunks<ReadRow>((last) =>
    readColumns(em, {
      ...all,
      where: sql<boolean>`(d.id > ${last?.id ?? 0} and ${listedOnly(all)})`,
      limit: rowsAtATime,
    }),
  );
  for await (const { values } of rows) yield values;
}
