import { inChunks, type Listing, pageOf } from '../../kernel/input/page.ts';
import { etagOf } from '../../kernel/transport/etag.ts';
import { actorOf, administrator, signedIn, withScope } from '../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import { isTest } from '../../kernel/use-cases/sandbox/sandbox.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import type { Condition } from '../../platform/database/statements/statements.ts';
import { conditionsOn } from './database.ts';
import { MyOrderFilter, MyOrdersQuery, OrderId, OrderQuery } from './order.inputs.ts';
import { ordersThat, ownOrders, ownOrdersThat, sortedBy, testsOnly } from './order-filter.ts';
import { countOrders, type OrderRow, orderIs, readOrder, readOrders } from './order-row.ts';

const order = conditionsOn('sales_order', 'o');

/** One page of everybody's orders, without tests unless they are asked for. */
export const findOrders = query(administrator, OrderQuery, ({ em }, { filter, sort, page }) => {
  const where = ordersThat(filter ?? {});
  return pageOf(
    page,
    (slice) => readOrders(em, { where, orderBy: sortedBy(sort ?? []), ...slice }),
    () => countOrders(em, where),
  );
});

/** One page of the caller's own orders, newest first. */
export const findMyOrders = query(withScope(signedIn, 'ORDERS_READ'), MyOrdersQuery, (ctx, { filter, page }) => {
  const where = ownOrdersThat(ctx, filter ?? {});
  return pageOf(
    page,
    (slice) => readOrders(ctx.em, { where, ...slice }),
    () => countOrders(ctx.em, where),
  );
});

/** An order of the caller's own. Throws ORDER_NOT_FOUND. */
export const readOwnOrder = (ctx: RequestContext, id: number): Promise<OrderRow> =>
  readOrder(ctx.em, order.and([orderIs(id), ownOrders(ctx)]));

/**
 * One order of the caller's, or for administrators anybody's, tests too. Any other is answered as if it did not exist. Throws
 * ORDER_NOT_FOUND.
 */
export const findOrder = query(withScope(signedIn, 'ORDERS_READ'), OrderId, (ctx, { id }) =>
  actorOf(ctx).role === UserRole.ADMINISTRATOR ? readOrder(ctx.em, orderIs(id)) : readOwnOrder(ctx, id),
);

/** Orders at a time while a whole list is sent. */
const chunkSize = 200;

const listing = (ctx: RequestContext, scope: string, where: Condition): Listing<OrderRow> => ({
  // Orders are frozen, but for the names of eternity rings.
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

/** Everybody's orders that are no tests, newest first. */
export const listOrders = query(administrator, async (ctx) => listing(ctx, 'all', testsOnly(false)));

/** The caller's own orders, newest first. */
export const listMyOrders = query(withScope(signedIn, 'ORDERS_READ'), MyOrderFilter, async (ctx, filter) => {
  const { id } = actorOf(ctx);
  const sort = isTest(ctx) ? 'tests of' : 'of';
  return listing(ctx, `${sort} ${id} ${JSON.stringify(filter)}`, ownOrdersThat(ctx, filter));
});
