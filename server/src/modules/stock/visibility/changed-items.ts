import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import { queryIn } from '../database.ts';
import type { StockType } from '../stock-type.ts';

interface ChangedItems {
  readonly type: StockType;
  readonly ids: readonly number[];
  /** SQL: rows of the type as they were before they changed, with the columns by which they are seen. */
  readonly rowsBefore: RawBuilder<unknown>;
}

/** Which of some changed items a viewer may hear of: those that their lists may have now, or may have had before. */
export async function changedItemsFor(
  em: EntityManager,
  { type, ids, rowsBefore }: ChangedItems,
  viewer: Viewer,
): Promise<readonly number[]> {
  const isSeen = sql`d.id = any(${ids}::int[]) and ${type.visibleTo(viewer)}`;
  const { rows } = await sql<{ id: number }>`
    select d.id from ${sql.table(type.table)} d where ${isSeen}
    union
    select d.id from ${rowsBefore} d where ${isSeen}`.execute(queryIn(em, { type: 'write' }));
  return rows.map(({ id }) => id);
}

/** What tells apart viewers to whom the lists of a type may have different rows. Prices are none of it. */
export const eyesOf = ({ isPersonal = false }: StockType, { kind, pages, userId }: Viewer): string =>
  JSON.stringify([kind, pages && [...pages].sort((a, b) => a - b), isPersonal ? userId : null]);
