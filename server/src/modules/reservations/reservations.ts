import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AllocatedStock } from './allocated-stock.ts';
import { columnsOf, queryIn } from './database.ts';

/**
 * SQL conditions and values that depend on the orders of one stock type. The argument `id` is the ID of a stock item.
 */
export interface Reservations {
  /**
   * SQL condition: an open order has reserved the item or an amount of it. Imports and administrators cannot make
   * such an item available.
   */
  isReserved(id: RawBuilder<unknown>): RawBuilder<boolean>;
  /** ID of the first open order that has reserved the item or an amount of it. Null if none. */
  openOrderOf(id: RawBuilder<unknown>): RawBuilder<number | null>;
  /**
   * SQL condition: an open or completed order contains the whole item. It cannot be ordered again, not even by the
   * same buyer.
   */
  isTaken(id: RawBuilder<unknown>): RawBuilder<boolean>;
  /**
   * SQL condition: a completed order contains the whole item. The item remains sold until that order is changed or
   * the item is returned to stock.
   */
  isSold(id: RawBuilder<unknown>): RawBuilder<boolean>;
  /**
   * SQL condition: an open order has reserved any amount of the item, or a completed order has bought all of it.
   * Imports do not change the status of such an item.
   */
  isClaimed(id: RawBuilder<unknown>): RawBuilder<boolean>;
  /**
   * ID of the order that contains the item, or of the latest one if several orders contain amounts of it. Null if
   * none.
   */
  orderOf(id: RawBuilder<unknown>): RawBuilder<number | null>;
  /** ID of the line in the order returned by `orderOf`. Null if none. */
  lineOf(id: RawBuilder<unknown>): RawBuilder<number | null>;
  /**
   * ID of the user whose orders contain the item. Null if there is no such user or more than one, if the account was
   * deleted, or for stock sold by weight.
   */
  buyerOf(id: RawBuilder<unknown>): RawBuilder<number | null>;
  /**
   * SQL condition: an open or completed order of the user contains the item, so the user may still read it. False if
   * `userId` is null.
   */
  isBoughtBy(id: RawBuilder<unknown>, userId: number | null): RawBuilder<boolean>;
  /** Query for the IDs of items in carts, including items that belong to a set or ring. */
  inCarts(): RawBuilder<unknown>;
  /**
   * `sold` if an order that contains the item or an amount of it was completed after `time`, `ordered` if such an
   * order was only placed. Otherwise null.
   */
  takenSince(id: RawBuilder<unknown>, time: RawBuilder<unknown>): RawBuilder<'sold' | 'ordered' | null>;
}

/** SQL for stock that is never reserved as a whole. */
const neverReserved = {
  isTaken: () => sql<boolean>`false`,
  isSold: () => sql<boolean>`false`,
  orderOf: () => sql<null>`null::int`,
  lineOf: () => sql<null>`null::int`,
  buyerOf: () => sql<null>`null::int`,
};

/** SQL for stock that cannot be ordered. */
export const unreserved: Reservations = {
  ...neverReserved,
  isReserved: () => sql`false`,
  openOrderOf: () => sql`null::int`,
  isClaimed: () => sql`false`,
  isBoughtBy: () => sql`false`,
  inCarts: () => sql`select null::int where false`,
  takenSince: () => sql`null::text`,
};

const a = columnsOf('stock_allocation', 'a');

/** SQL condition: the allocation `a` references this stock item. */
const isAllocationOf = (stock: AllocatedStock, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${a('item_type')} = ${sql.lit(stock)} and ${a('item_id')} = ${id}`;

/** SQL condition: the allocation `a` covers a whole item, which is one of a kind, or the last stones of a parcel. */
const isOfAll = sql<boolean>`(${a('is_whole')} or (${a('is_sold')} and ${a('carats')} is null))`;

/**
 * SQL: a value from the order line `l` that contains the whole item. If there is none, the value is from the latest
 * line that has reserved an amount of it.
 */
const claimOf = (
  stock: AllocatedStock,
  id: RawBuilder<unknown>,
  value: RawBuilder<number>,
): RawBuilder<number | null> => sql`(
  select ${value} from stock_allocation a join sales_order_line l on l.id = ${a('order_line_id')}
  where ${isAllocationOf(stock, id)} and (${isOfAll} or not ${a('is_sold')}) order by ${isOfAll} desc, l.order_id desc limit 1)`;

/** Creates the SQL for stock that orders reserve with allocations, either as whole items or in partial amounts. */
export const allocated = (stock: AllocatedStock): Reservations => ({
  isReserved: (id) => sql`exists (
    select from stock_allocation a where ${isAllocationOf(stock, id)} and not ${a('is_sold')})`,
  openOrderOf: (id) => sql`(
    select min(l.order_id) from stock_allocation a join sales_order_line l on l.id = ${a('order_line_id')}
    where ${isAllocationOf(stock, id)} and not ${a('is_sold')})`,
  isTaken: (id) => sql`exists (select from stock_allocation a where ${isAllocationOf(stock, id)} and ${isOfAll})`,
  isClaimed: (id) => sql`exists (
    select from stock_allocation a where ${isAllocationOf(stock, id)} and (not ${a('is_sold')} or ${isOfAll}))`,
  isSold: (id) => sql`exists (
    select from stock_allocation a where ${isAllocationOf(stock, id)} and ${isOfAll} and ${a('is_sold')})`,
  orderOf: (id) => claimOf(stock, id, sql`l.order_id`),
  lineOf: (id) => claimOf(stock, id, sql`l.id`),
  buyerOf: (id) => sql`(
    select case when count(distinct o.user_id) = 1 then min(o.user_id) end from stock_allocation a
      join sales_order_line l on l.id = ${a('order_line_id')} join sales_order o on o.id = l.order_id
    where ${isAllocationOf(stock, id)} and (${isOfAll} or not ${a('is_sold')}))`,
  isBoughtBy: (id, userId) =>
    userId === null
      ? sql`false`
      : sql`exists (
    select from stock_allocation a
      join sales_order_line l on l.id = ${a('order_line_id')} join sales_order o on o.id = l.order_id
    where ${isAllocationOf(stock, id)} and o.user_id = ${userId})`,
  inCarts: () => inCartsOf[stock],
  takenSince: (id, time) => sql`(
    select ${lastOutcome}
    from stock_allocation a
      join sales_order_line l on l.id = ${a('order_line_id')} join sales_order o on o.id = l.order_id
    where ${isAllocationOf(stock, id)} and ${isSince(time)} having count(*) > 0)`,
});

/** Creates the SQL for stock sold by weight. It is never reserved as a whole. */
export const allocatedByWeight = (stock: AllocatedStock): Reservations => ({ ...allocated(stock), ...neverReserved });

/** SQL: `sold` if one of the orders `o` is completed, otherwise `ordered`. */
const lastOutcome = sql`case when bool_or(o.completed_at is not null) then 'sold' else 'ordered' end`;

/** SQL condition: the order `o` was placed or completed after a time. */
const isSince = (time: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(o.created_at > ${time} or o.completed_at > ${time})`;

const cartColumn = (column: string): RawBuilder<unknown> =>
  sql`select ${sql.ref(`c.${column}`)} from cart_item c where ${sql.ref(`c.${column}`)} is not null`;

/** SQL: IDs of items in carts. Diamonds can also be in carts as part of a set or ring. */
const inCartsOf: Readonly<Record<AllocatedStock, RawBuilder<unknown>>> = {
  [AllocatedStock.DIAMONDS]: sql`
    ${cartColumn('diamond_id')}
    union select x.id from cart_item c join diamond x on x.line_set = c.line_set
    union select r.diamond_id from cart_item c join engagement_ring r on r.id = c.engagement_ring_id`,
  [AllocatedStock.MELEE]: cartColumn('melee_id'),
  [AllocatedStock.JEWELLERY]: cartColumn('jewellery_piece_id'),
};

/**
 * Creates the SQL for stock that is made to order. Orders do not reduce such stock. Order lines reference it in the
 * given column.
 */
export const madeToOrder = (column: string): Reservations => ({
  ...referencedByLines((id) => sql`${sql.ref(`l.${column}`)} = ${id}`),
  inCarts: () => cartColumn(column),
});

/** Number of lines that reference a stock item, by kind of list. */
export interface LineCounts {
  readonly wishlists: number;
  readonly carts: number;
  readonly orders: number;
}

/**
 * Counts the lines whose column references made-to-order stock. Deleting the stock deletes wishlist and cart lines,
 * but not order lines.
 */
export async function countLinesWith(em: EntityManager, column: string): Promise<LineCounts> {
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

/**
 * Creates the SQL for parts of rings that are made to order. Order lines reference rings, which reference the part in
 * a column.
 */
export const ringParts = (column: string, rings: readonly ('engagement_ring' | 'completed_ring')[]): Reservations => ({
  ...referencedByLines((id) => {
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

/** Creates the SQL for stock that order lines `l` reference. Lines of test orders are ignored. */
const referencedByLines = (
  isLine: (id: RawBuilder<unknown>) => RawBuilder<boolean>,
): Omit<Reservations, 'inCarts'> => ({
  isReserved: (id) => isOnOrder(sql`o.completed_at is null`, isLine(id)),
  openOrderOf: (id) => sql`(
    select min(o.id) from sales_order_line l join sales_order o on o.id = l.order_id
    where not o.is_test and o.completed_at is null and ${isLine(id)})`,
  isClaimed: (id) => isOnOrder(sql`o.completed_at is null`, isLine(id)),
  // Made to order, so any quantity can be ordered.
  ...neverReserved,
  isBoughtBy: (id, userId) =>
    userId === null
      ? sql`false`
      : isOnOrder(sql`o.user_id = ${userId} and o.status <> ${sql.lit(cancelled)}`, isLine(id)),
  takenSince: (id, time) => sql`(
    select ${lastOutcome}
    from sales_order_line l join sales_order o on o.id = l.order_id
    where ${isLine(id)} and not o.is_test and o.status <> ${sql.lit(cancelled)} and ${isSince(time)} having count(*) > 0)`,
});

const isOnOrder = (isOrder: RawBuilder<boolean>, isLine: RawBuilder<boolean>): RawBuilder<boolean> => sql`exists (
  select from sales_order_line l join sales_order o on o.id = l.order_id
  where not o.is_test and ${isOrder} and ${isLine})`;

/** Number of the order status CANCELLED. Its enum belongs to the orders module, which this module cannot import. */
const cancelled = 1;

/** Returns the stock items that open orders have reserved, entirely or in part, with the order IDs. Runs one query. */
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

/** Returns the sold items, with the IDs of the completed orders. Runs one query. */
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

/** Returns the ID of the first open order that has reserved a stock item or an amount of it. Null if none. */
export async function findOpenOrder(
  em: EntityManager,
  reservations: Pick<Reservations, 'openOrderOf'>,
  id: number,
): Promise<number | null> {
  const orderId = reservations.openOrderOf(sql`${id}::int`).as('orderId');
  return (await queryIn(em).selectNoFrom(orderId).executeTakeFirstOrThrow()).orderId;
}
