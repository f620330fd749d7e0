import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../platform/database/statements/statements.ts';
import type { AllocatedStock } from './allocated-stock.ts';
import { columnsOf, queryIn } from './database.ts';

/** SQL: column definitions for allocations in JSON. */
export const allocationColumns = sql`"lineId" int, "itemType" smallint, "itemId" int, "isWhole" boolean, stones int, carats numeric`;

/**
 * SQL: inserts allocations from a relation with {@link allocationColumns} and returns their line IDs. Whole items
 * that another line has reserved or bought are skipped, and their lines are not returned.
 */
export const allocating = (allocations: RawBuilder<unknown>): RawBuilder<{ readonly lineId: number }> => sql`
  insert into stock_allocation as a (order_line_id, item_type, item_id, is_whole, stones, carats)
  select t."lineId", t."itemType", t."itemId", t."isWhole", t.stones, t.carats from ${allocations}
  on conflict (item_type, item_id) where is_whole do nothing
  returning a.order_line_id as "lineId"`;

interface StockRef {
  readonly itemType: AllocatedStock;
  readonly itemId: number;
}

const a = columnsOf('stock_allocation', 'a');

/** Returns the order lines that have reserved or bought whole items. */
export async function wholeAllocations(em: EntityManager, stock: readonly StockRef[]) {
  if (stock.length === 0) return [];
  const isOfThem = sql<boolean>`(${a('item_type')}, ${a('item_id')}) in (
    select * from unnest(${stock.map(({ itemType }) => itemType)}::smallint[], ${stock.map(({ itemId }) => itemId)}::int[]))`;
  return queryIn(em, { type: 'write' })
    .selectFrom('stock_allocation as a')
    .select(['a.item_type as itemType', 'a.item_id as itemId', 'a.order_line_id as lineId', 'a.is_sold as isSold'])
    .where('a.is_whole', '=', true)
    .where(isOfThem)
    .execute();
}

/** Returns whether the stock allocated to order lines is sold, by line ID. Omits lines without an allocation. */
export async function isSoldByLine(
  em: EntityManager,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, boolean>> {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('stock_allocation as a')
    .select(['a.order_line_id as lineId', 'a.is_sold as isSold'])
    .where('a.order_line_id', '=', anyOf(lineIds))
    .execute();
  return new Map(rows.map(({ lineId, isSold }) => [lineId, isSold]));
}
