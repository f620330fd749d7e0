import { type RawBuilder, sql } from 'kysely';
import type { ItemType } from './item-type.ts';

/** SQL: whether an open order has the piece of stock with this id, or some of it. */
export const isInOpenOrder = (itemType: ItemType, id: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from stock_allocation a where a.item_type = ${sql.lit(itemType)} and a.item_id = ${id} and not a.is_sold)`;

/** SQL: whether an open order has a line `l` that meets a condition: for what is made to order, and takes no stock. */
export const isOnOpenOrder = (isLine: RawBuilder<boolean>): RawBuilder<boolean> => sql`exists (
  select from sales_order_line l join sales_order o on o.id = l.order_id where o.completed_at is null and ${isLine})`;
