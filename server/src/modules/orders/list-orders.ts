import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { inChunks, type Listing, pageOf, SortDirection } from '../../kernel/input/page.ts';
import { etagOf } from '../../kernel/transport/etag.ts';
import { actorOf, administrator, signedIn, withScope } from '../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import { isTest } from '../../kernel/use-cases/sandbox/sandbox.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { containing } from '../../kernel/values/text.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import { anyOf, type Condition } from '../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from './database.ts';
import {
  MyOrderFilter,
  MyOrdersQuery,
  type OrderFilter,
  OrderId,
  OrderQuery,
  type OrderSort,
  OrderSortField,
} from './order.inputs.ts';
import { countOrders, newestFirst, type OrderRow, o, orderIs, readOrder, readOrders } from './order-row.ts';

const order = conditionsOn('sales_order', 'o');
const l = columnsOf('sales_order_line', 'l');

/** SQL condition: the order `o` is a test order (true) or a real order (false). */
export const testsOnly = (isTestOrder: boolean): Condition => order('o.is_test', '=', isTestOrder);

/**
 * SQL condition: the order `o` belongs to the caller. Matches only test orders if the request has a test key,
 * otherwise only real orders.
 */
const ownOrders = (ctx: RequestContext): Condition =>
  order.and([order('o.user_id', '=', actorOf(ctx).id), testsOnly(isTest(ctx))]);

/** SQL condition: the order `o` matches the filter. Excludes test orders unless requested. */
function ordersThat({ ids, statuses, userIds, text, createdAt, isTest }: OrderFilter): Condition {
  const conditions = [testsOnly(isTest ?? false)];
  if (ids) conditions.push(order('o.id', '=', anyOf(ids)));
  if (statuses) conditions.push(order('o.status', '=', anyOf(statuses)));
  if (userIds) conditions.push(order('o.user_id', '=', anyOf(userIds)));
  if (text) conditions.push(matchesText(text));
  if (createdAt?.min) conditions.push(sql`${o('created_at')} >= ${createdAt.min}`);
  if (createdAt?.max) conditions.push(sql`${o('created_at')} <= ${createdAt.max}`);
  return order.and(conditions);
}

/** SQL condition: the order `o` belongs to the caller and matches the filter. */
function ownOrdersThat(ctx: RequestContext, filter: MyOrderFilter): Condition {
  const { statuses, reference, updatedSince, beforeId } = filter;
  const conditions = [ownOrders(ctx)];
  if (statuses) conditions.push(order('o.status', '=', anyOf(statuses)));
  if (typeof reference === 'string') conditions.push(order('o.reference', '=', reference));
  if (updatedSince) conditions.push(sql`${o('updated_at')} >= ${updatedSince}`);
  if (typeof beforeId === 'number') conditions.push(order('o.id', '<', beforeId));
  return order.and(conditions);
}

function matchesText(text: string): Condition {
  const part = containing(text);
  const number = /^#?(\d{1,9})$/.exec(text)?.[1];
  return sql<boolean>`(
    ${o('buyer_name')} ilike ${part} or ${o('buyer_email')} ilike ${part} or ${o('reference')} ilike ${part}
    or ${o('id')} = ${number === undefined ? null : Number(number)}
    or ${o('id')} in (select ${l('order_id')} from sales_order_line l where lower(${l('stock_id')}) like lower(${part}))
  )`;
}

const columns: Record<OrderSortField, RawBuilder<unknown>> = {
  [OrderSortField.CREATED_AT]: o('created_at'),
  [OrderSortField.STATUS]: o('status'),
  [OrderSortField.TOTAL_PRICE]: o('total_price'),
  [OrderSortField.UPDATED_AT]: o('updated_at'),
};

/** SQL expressions for `order by`. Ties are sorted newest first. */
const sortedBy = (sort: readonly OrderSort[]): RawBuilder<unknown> =>
  sql.join([
    ...sort.map(({ field, direction }) =>
      direction === SortDirection.DESC ? sql`${columns[field]} desc` : columns[field],
    ),
    newestFirst,
  ]);

/** Returns one page of the orders of all buyers. Excludes test orders unless requested. */
export const findOrders = query(administrator, OrderQuery, ({ em }, { filter, sort, page }) => {
  const where = ordersThat(filter ?? {});
  return pageOf(
    page,
    (slice) => readOrders(em, { where, orderBy: sortedBy(sort ?? []), ...slice }),
    () => countOrders(em, where),
  );
});

/** Returns one page of the caller's orders, newest first. */
export const findMyOrders = query(withScope(signedIn, 'ORDERS_READ'), MyOrdersQuery, (ctx, { filter, page }) => {
  const where = ownOrdersThat(ctx, filter ?? {});
  return pageOf(
    page,
    (slice) => readOrders(ctx.em, { where, ...slice }),
    () => countOrders(ctx.em, where),
  );
});

/** Returns one of the caller's orders. Throws ORDER_NOT_FOUND. */
export const readOwnOrder = (ctx: RequestContext, id: number): Promise<OrderRow> =>
  readOrder(ctx.em, order.and([orderIs(id), ownOrders(ctx)]));

/**
 * Returns one of the caller's orders or, for administrators, any order, including test orders. Throws ORDER_NOT_FOUND
 * if the order does not exist or belongs to another user.
 */
export const findOrder = query(withScope(signedIn, 'ORDERS_READ'), OrderId, (ctx, { id }) =>
  actorOf(ctx).role === UserRole.ADMINISTRATOR ? readOrder(ctx.em, orderIs(id)) : readOwnOrder(ctx, id),
);

/** Number of orders per query when a complete list is read. */
const chunkSize = 200;

const listing = (ctx: RequestContext, scope: string, where: Condition): Listing<OrderRow> => ({
  // Orders contain snapshots of all data except the names of eternity rings. Therefore, only these two tables affect
  // the ETag.
  etag: async () => etagOf('orders', scope, await revisionOf(ctx, ['order', 'eternity_ring'])),
  page: async ({ index, size }) => ({
    items: await readOrders(ctx.em, { where, limit: size, offset: index * size }),
    index,
    size,
    total: () => countOrders(ctx.em, where),
  }),
  rows: () =>
    inChunks<OrderRow>((last) => {
      const after = last ? order.and([where, order('o.id', '<', last.id)]) : where;
      return readOrders(ctx.em, { where: after, limit: chunkSize });
    }),
});

/** Returns the orders of all buyers, except test orders, newest first. */
export const listOrders = query(administrator, async (ctx) => listing(ctx, 'all', testsOnly(false)));

/** Returns the caller's orders, newest first. */
export const listMyOrders = query(withScope(signedIn, 'ORDERS_READ'), MyOrderFilter, async (ctx, filter) => {
  const { id } = actorOf(ctx);
  const sort = isTest(ctx) ? 'tests of' : 'of';
  return listing(ctx, `${sort} ${id} ${JSON.stringify(filter)}`, ownOrdersThat(ctx, filter));
});

/** Returns the buyers of orders by order ID. Omits unknown IDs and test orders. */
export async function placedOrders(em: EntityManager, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queryIn(em, { type: 'write' })
    .selectFrom('sales_order')
    .select(['id', 'buyer_name as buyerName'])
    .where('id', '=', anyOf(ids))
    .where('is_test', '=', false)
    .orderBy('id')
    .execute();
}
