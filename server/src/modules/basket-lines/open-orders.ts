import { type RawBuilder, sql } from 'kysely';
import type { ItemType } from './item-type.ts';

/** SQL: whether an open order has the piece of stock with this id, or some of it. */
export const isInOpenOrder = (itemType: ItemType, id: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from stock_allocation a where a.item_type = ${sql.lit(itemType)} and a.item_id = ${id} and not a.is_sold)`;

/** SQL: whether an order of a user has the piece of stock with this id, or some of it, reserved or sold. */
export const isOrderedBy = (itemType: ItemType, id: RawBuilder<unknown>, userId: number): RawBuilder<boolean> =>
  sql`exists (
  select from stock_allocation a
    join sales_order_line l on l.id = a.order_line_id join sales_order o on o.id = l.order_id
  where a.item_type = ${sql.lit(itemType)} and a.item_id = ${id} and o.user_id = ${userId})`;

/** SQL: whether an open order has a line `l` that meets a condition: for what is made to order, and takes no stock. */
export const isOnOpenOrder = (isLine: RawBuilder<boolean>): RawBuilder<boolean> => sql`exists (
  select from sales_order_line l join sales_order o on o.id = l.order_id where o.completed_at is null and ${isLine})`;
