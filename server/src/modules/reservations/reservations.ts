import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AllocatedStock } from './allocated-stock.ts';
import { columnsOf, queryIn } from './database.ts';

/** SQL about the orders that have stock of one type, by the ID of the stock item. */
export interface Reservations {
  /** Whether an open order has the item, or an amount of it. Imports and administrators do not free it then. */
  isReserved(id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** ID of the first open order that has the item, or an amount of it. Null if none has. */
  openOrderOf(id: RawBuilder<unknown>): RawBuilder<number | null>;
  /** Whether an order, open or completed, has the whole item: it cannot be ordered again, even by the same buyer. */
  isTaken(id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Whether a completed order has the whole item. Only that order, or its return to stock, frees it. */
  isSold(id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Whether an order has a claim on the item: an open one on any of it, or a completed one on the whole. Imports leave its status alone. */
  isClaimed(id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** ID of the order that has the item, the latest if several have parts of it. Null if none has. */
  orderOf(id: RawBuilder<unknown>): RawBuilder<number | null>;
  /** ID of the line of that order. */
  lineOf(id: RawBuilder<unknown>): RawBuilder<number | null>;
  /** ID of the user whose orders have the item, if it is not sold in parts. Null if none has, if several have, or if the account was deleted. */
  buyerOf(id: RawBuilder<unknown>): RawBuilder<number | null>;
  /** Whether an order of a user (null: a visitor) has it, open or completed: buyers can go on reading what they bought. */
  isBoughtBy(id: RawBuilder<unknown>, userId: number | null): RawBuilder<boolean>;
  /** A query for the IDs of items that are in a cart, by themselves or as a part of something. */
  inCarts(): RawBuilder<unknown>;
  /** `sold` or `ordered` if a completed or open order has taken the item, or an amount of it, after a moment. Otherwise null. */
  takenSince(id: RawBuilder<unknown>, moment: RawBuilder<unknown>): RawBuilder<'sold' | 'ordered' | null>;
}

/** Nothing is ever taken as a whole. */
const neverTaken = {
  isTaken: () => sql<boolean>`false`,
  isSold: () => sql<boolean>`false`,
  orderOf: () => sql<null>`null::int`,
  lineOf: () => sql<null>`null::int`,
  buyerOf: () => sql<null>`null::int`,
};

/** Stock that is not sold. */
export const unreserved: Reservations = {
  ...neverTaken,
  isReserved: () => sql`false`,
  openOrderOf: () => sql`null::int`,
  isClaimed: () => sql`false`,
  isBoughtBy: () => sql`false`,
  inCarts: () => sql`select null::int where false`,
  takenSince: () => sql`null::text`,
};

const a = columnsOf('stock_allocation', 'a');

/** Whether the allocation `a` is of this stock item. */
const isOf = (stock: AllocatedStock, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${a('item_type')} = ${sql.lit(stock)} and ${a('item_id')} = ${id}`;

/** The allocation is of the whole item: of one of a kind, or of the stones that were sold last of a parcel. */
const isOfAll = sql<boolean>`(${a('is_whole')} or (${a('is_sold')} and ${a('carats')} is null))`;

/** A value of the line `l` that has the whole item, or the latest part of it that is not sold. */
const claimOf = (
  stock: AllocatedStock,
  id: RawBuilder<unknown>,
  value: RawBuilder<number>,
): RawBuilder<number | null> => sql`(
  select ${value} from stock_allocation a join sales_order_line l on l.id = ${a('order_line_id')}
  where ${isOf(stock, id)} and (${isOfAll} or not ${a('is_sold')}) order by ${isOfAll} desc, l.order_id desc limit 1)`;

/** Stock that orders take by allocations, of whole items or of amounts of them. */
export const allocated = (stock: AllocatedStock): Reservations => ({
  isReserved: (id) => sql`exists (
    select from stock_allocation a where ${isOf(stock, id)} and not ${a('is_sold')})`,
  openOrderOf: (id) => sql`(
    select min(l.order_id) from stock_allocation a join sales_order_line l on l.id = ${a('order_line_id')}
    where ${isOf(stock, id)} and not ${a('is_sold')})`,
  isTaken: (id) => sql`exists (select from stock_allocation a where ${isOf(stock, id)} and ${isOfAll})`,
  isClaimed: (id) => sql`exists (
    select from stock_allocation a where ${isOf(stock, id)} and (not ${a('is_sold')} or ${isOfAll}))`,
  isSold: (id) => sql`exists (
    select from stock_allocation a where ${isOf(stock, id)} and ${isOfAll} and ${a('is_sold')})`,
  orderOf: (id) => claimOf(stock, id, sql`l.order_id`),
  lineOf: (id) => claimOf(stock, id, sql`l.id`),
  buyerOf: (id) => sql`(
    select case when count(distinct o.user_id) = 1 then min(o.user_id) end from stock_allocation a
      join sales_order_line l on l.id = ${a('order_line_id')} join sales_order o on o.id = l.order_id
    where ${isOf(stock, id)} and (${isOfAll} or not ${a('is_sold')}))`,
  isBoughtBy: (id, userId) =>
    userId === null
      ? sql`false`
      : sql`exists (
    select from stock_allocation a
      join sales_order_line l on l.id = ${a('order_line_id')} join sales_order o on o.id = l.order_id
    where ${isOf(stock, id)} and o.user_id = ${userId})`,
  inCarts: () => inCartsOf[stock],
  takenSince: (id, moment) => sql`(
    select ${lastFate}
    from stock_allocation a
      join sales_order_line l on l.id = ${a('order_line_id')} join sales_order o on o.id = l.order_id
    where ${isOf(stock, id)} and ${isSince(moment)} having count(*) > 0)`,
});

/** Stock of which orders take amounts by weight. Nothing of it is ever taken as a whole. */
export const allocatedByWeight = (stock: AllocatedStock): Reservations => ({ ...allocated(stock), ...neverTaken });

/** What some orders `o` have made of an item. */
const lastFate = sql`case when bool_or(o.completed_at is not null) then 'sold' else 'ordered' end`;

/** Whether the order `o` was made, or completed, after a moment. */
const isSince = (moment: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(o.created_at > ${moment} or o.completed_at > ${moment})`;

const cartColumn = (column: string): RawBuilder<unknown> =>
  sql`select ${sql.ref(`c.${column}`)} from cart_item c where ${sql.ref(`c.${column}`)} is not null`;

/** Stones are also in carts as a part of a set, or of a ring. */
const inCartsOf: Readonly<Record<AllocatedStock, RawBuilder<unknown>>> = {
  [AllocatedStock.DIAMONDS]: sql`
    ${cartColumn('diamond_id')}
    union select x.id from cart_item c join diamond x on x.line_set = c.line_set
    union select r.diamond_id from cart_item c join engagement_ring r on r.id = c.engagement_ring_id`,
  [AllocatedStock.MELEE]: cartColumn('melee_id'),
  [AllocatedStock.JEWELLERY]: cartColumn('jewellery_piece_id'),
};

/** What is made to order takes nothing out of stock: lines of orders point at it by a column. */
export const madeToOrder = (column: string): Reservations => ({
  ...pointedAt((id) => sql`${sql.ref(`l.${column}`)} = ${id}`),
  inCarts: () => cartColumn(column),
});

/** How many lines have stock of a type, by where they stand. */
export interface LineCounts {
  readonly wishlists: number;
  readonly carts: number;
  readonly orders: number;
}

/** How many lines point at made-to-order stock by a column: those of baskets go with it, those of orders stay. */
export async function linesWith(em: EntityManager, column: string): Promise<LineCounts> {
  const linesOf = (table: string, isCounted = sql<boolean>`true`) =>
    sql<number>`(select count(*)::int from ${sql.table(table)} l where ${sql.ref(`l.${column}`)} is not null and ${isCounted})`;
  const isNoTest = sql<boolean>`not exists (select from sales_order o where o.id = l.order_id and o.is_test)`;
  return queryIn(em)
    .selectNoFrom([
      linesOf('wishlist_item').as('wishlists'),
      linesOf('cart_item').as('carts'),
      linesOf('sales_order_line', isNoTest).as('orders'),
    ])
    .executeTakeFirstOrThrow();
}

/** Parts of rings that are made to order: lines of orders point at rings that have it in a column. */
export const ringParts = (column: string, rings: readonly ('engagement_ring' | 'completed_ring')[]): Reservations => ({
  ...pointedAt((id) => {
    const inRings = rings.map(
      (ring) => sql`${sql.ref(`l.${ring}_id`)} in (
        select r.id from ${sql.table(ring)} r where ${sql.ref(`r.${column}`)} = ${id})`,
    );
    return sql`(${sql.join(inRings, sql` or `)})`;
  }),
  inCarts: () =>
    sql.join(
      rings.map(
        (ring) => sql`select ${sql.ref(`r.${column}`)}
          from cart_item c join ${sql.table(ring)} r on r.id = ${sql.ref(`c.${ring}_id`)}`,
      ),
      sql` union `,
    ),
});

/** Lines `l` of orders point at the stock. Those of tests take nothing of it. */
const pointedAt = (isLine: (id: RawBuilder<unknown>) => RawBuilder<boolean>): Omit<Reservations, 'inCarts'> => ({
  isReserved: (id) => isOnOrder(sql`o.completed_at is null`, isLine(id)),
  openOrderOf: (id) => sql`(
    select min(o.id) from sales_order_line l join sales_order o on o.id = l.order_id
    where not o.is_test and o.completed_at is null and ${isLine(id)})`,
  isClaimed: (id) => isOnOrder(sql`o.completed_at is null`, isLine(id)),
  // As many are made as are ordered.
  ...neverTaken,
  isBoughtBy: (id, userId) =>
    userId === null
      ? sql`false`
      : isOnOrder(sql`o.user_id = ${userId} and o.status <> ${sql.lit(cancelled)}`, isLine(id)),
  takenSince: (id, moment) => sql`(
    select ${lastFate}
    from sales_order_line l join sales_order o on o.id = l.order_id
    where ${isLine(id)} and not o.is_test and o.status <> ${sql.lit(cancelled)} and ${isSince(moment)} having count(*) > 0)`,
});

const isOnOrder = (isOrder: RawBuilder<boolean>, isLine: RawBuilder<boolean>): RawBuilder<boolean> => sql`exists (
  select from sales_order_line l join sales_order o on o.id = l.order_id
  where not o.is_test and ${isOrder} and ${isLine})`;

/** The number of the status of cancelled orders, which are known to the orders module only. */
const cancelled = 1;

/** Returns those of some stock items that an open order has, or an amount of them, with the ID of the order. One query. */
export async function reservedAmong(
  em: EntityManager,
  reservations: Reservations,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  if (ids.length === 0) return new Map();
  const id = sql`asked.id`;
  const rows = await queryIn(em)
    .selectFrom(sql<{ id: number }>`unnest(${ids}::int[])`.as<'asked'>(sql`asked (id)`))
    .select(['asked.id', reservations.orderOf(id).as('orderId')])
    .where(reservations.isReserved(id))
    .execute();
  return new Map(rows.map((row) => [row.id, row.orderId]));
}

/** Returns those of some items that are sold, with the IDs of the completed orders that sold them. One query. */
export async function soldAmong(
  em: EntityManager,
  reservations: Pick<Reservations, 'isSold' | 'orderOf'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  if (ids.length === 0) return new Map();
  const id = sql`asked.id`;
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom(sql<{ id: number }>`unnest(${ids}::int[])`.as<'asked'>(sql`asked (id)`))
    .select(['asked.id', reservations.orderOf(id).as('orderId')])
    .where(reservations.isSold(id))
    .execute();
  return new Map(rows.map((row) => [row.id, row.orderId]));
}

/** Returns the ID of the first open order that has a stock item, or an amount of it; null if none has. */
export async function findOpenOrder(
  em: EntityManager,
  reservations: Pick<Reservations, 'openOrderOf'>,
  id: number,
): Promise<number | null> {
  const orderId = reservations.openOrderOf(sql`${id}::int`).as('orderId');
  return (await queryIn(em).selectNoFrom(orderId).executeTakeFirstOrThrow()).orderId;
}
