import { inChunks, type Listing, pageOf } from '../../kernel/input/page.ts';
import { etagOf } from '../../kernel/transport/etag.ts';
import { actorOf, administrator, signedIn, withScope } from '../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import type { Condition } from '../../platform/database/statements/statements.ts';
import { conditionsOn } from './database.ts';
import { MyOrderFilter, MyOrdersQuery, OrderId, OrderQuery } from './order.inputs.ts';
import { ordersThat, ownOrdersThat, sortedBy } from './order-filter.ts';
import { countOrders, type OrderRow, orderIs, readOrder, readOrders } from './order-row.ts';

const order = conditionsOn('sales_order', 'o');
const everything: Condition = order.lit(true);
const ownedBy = (userId: number): Condition => order('o.user_id', '=', userId);

/** One page of everybody's orders. */
export const findOrders = query(administrator, OrderQuery, ({ em }, { filter, sort, page }) => {
  const where = filter ? ordersThat(filter) : everything;
  return pageOf(
    page,
    (slice) => readOrders(em, { where, orderBy: sortedBy(sort ?? []), ...slice }),
    () => countOrders(em, where),
  );
});

/** One page of the caller's own orders, newest first. */
export const findMyOrders = query(withScope(signedIn, 'ORDERS_READ'), MyOrdersQuery, (ctx, { filter, page }) => {
  const where = ownOrdersThat(actorOf(ctx).id, filter ?? {});
  return pageOf(
    page,
    (slice) => readOrders(ctx.em, { where, ...slice }),
    () => countOrders(ctx.em, where),
  );
});

/** An order of the caller's, or for administrators anybody's. Throws ORDER_NOT_FOUND. */
export async function readOrderFor(ctx: RequestContext, { id }: OrderId): Promise<OrderRow> {
  const { id: userId, role } = actorOf(ctx);
  const isMine = role === UserRole.ADMINISTRATOR ? everything : ownedBy(userId);
  return readOrder(ctx.em, order.and([orderIs(id), isMine]));
}

/** One order. Somebody else's is answered as if it did not exist. Throws ORDER_NOT_FOUND. */
export const findOrder = query(withScope(signedIn, 'ORDERS_READ'), OrderId, readOrderFor);

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

/** Everybody's orders, newest first. */
export const listOrders = query(administrator, async (ctx) => listing(ctx, 'all', everything));

/** The caller's own orders, newest first. */
export const listMyOrders = query(withScope(signedIn, 'ORDERS_READ'), MyOrderFilter, async (ctx, filter) => {
  const { id } = actorOf(ctx);
  return listing(ctx, `${id} ${JSON.stringify(filter)}`, ownOrdersThat(id, filter));
});
