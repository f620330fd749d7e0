import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import { queryIn } from '../database.ts';
import type { StockType } from '../stock-type.ts';

interface ChangedItems {
  readonly type: StockType;
  readonly ids: readonly number[];
  /** SQL for the type's rows before the change, with the columns that determine visibility. */
  readonly rowsBefore: RawBuilder<unknown>;
}

/**
 * Returns the changed items that the viewer may be notified about. These are the items that are visible to the viewer
 * before or after the change.
 */
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

/** Returns a key that is the same for viewers who see the same rows of a type. Ignores differences in prices. */
export const visibilityKeyOf = ({ isPersonal = false }: StockType, { kind, pages, userId }: Viewer): string =>
  JSON.stringify([kind, pages && [...pages].sort((a, b) => a - b), isPersonal ? userId : null]);
