import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, invalid } from '../../kernel/errors/errors.ts';
import { checkVersion } from '../../kernel/input/expected-version.ts';
import { actorOf, administrator, signedIn, withScope } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { isTest } from '../../kernel/use-cases/sandbox/sandbox.ts';
import { command } from '../../kernel/use-cases/use-case.ts';
import { once } from '../../platform/http/idempotency.ts';
import { lockReservations, releaseStock, reopenStock, reserveStock, sellStock } from '../selling/allocation/index.ts';
import { lockOrder, lockOwnOrder } from './lock-order.ts';
import type { Order } from './order.entity.ts';
import { orderStatusChanged, snapshotOrder } from './order.events.ts';
import { CancelOrderInput, ChangeOrderStatusInput } from './order.inputs.ts';
import { OrderLine } from './order-line.entity.ts';
import { type OrderRow, orderIs, readOrder } from './order-row.ts';
import { OrderStatus, type StockEffect, stockEffectOf } from './order-status.ts';
import { movedFrom, writeTimeline } from './timeline/timeline.ts';

/**
 * Changes the status of a locked order and publishes the event. Reserves, sells or releases the order's stock
 * accordingly; test orders have no stock. If `isByBrand` is true, the change is attributed to the brand instead of
 * the caller. Throws ITEM_NOT_FOUND 409 naming the lines if stock of a reopened order is no longer available.
 */
export async function applyOrderStatus(
  ctx: RequestContext,
  order: Order,
  status: OrderStatus,
  { isByBrand = false } = {},
): Promise<OrderRow> {
  const { em } = ctx;
  const before = order.status;
  if (!order.isTest) await moveStock(em, order, stockEffectOf(status));
  order.changeStatus(status, new Date());
  await em.flush();
  const moved = await readOrder(em, orderIs(order.id));
  await writeTimeline(ctx, moved, [{ ...movedFrom(before, status), isByBrand }]);
  const isByBuyer = !isByBrand && actorOf(ctx).id === order.userId;
  await ctx.services.events.publish(em, orderStatusChanged, { ...snapshotOrder(moved), before, isByBuyer });
  return moved;
}

/** Reserves, sells or releases the stock of an order, depending on the new status. */
async function moveStock(em: EntityManager, order: Order, to: StockEffect): Promise<void> {
  const from = stockEffectOf(order.status);
  if (from === to) return;
  const lines = await em.find(OrderLine, { order }, { orderBy: { position: 'asc' } });
  if (to === 'released') return releaseStock(em, lines, order.userId);
  if (from === 'sold') return reopenStock(em, lines, buyerOf(order));
  if (from === 'released') {
    const lineIds = new Map(lines.map((line) => [line, line.id]));
    const buyerId = buyerOf(order);
    await reserveStock(em, await lockReservations(em, lines, buyerId), { lineIds, buyerId });
    await em.flush();
  }
  if (to === 'sold') await sellStock(em, lines, order.userId);
}

/** Stock can only be reserved for a user. */
function buyerOf({ userId }: Order): number {
  if (userId === null) throw invalid('status', 'the order cannot be reopened: the buyer’s account has been deleted');
  return userId;
}

/**
 * Changes the status of an order, reserves, sells or releases its stock accordingly, and notifies the buyer. Throws
 * ORDER_NOT_FOUND, and ITEM_NOT_FOUND 409 naming the lines if stock of a reopened order is no longer available.
 */
export const changeOrderStatus = command(
  administrator,
  ChangeOrderStatusInput,
  async (ctx, { id, expectedVersion, status }) => {
    const order = await lockOrder(ctx, id);
    checkVersion(order, expectedVersion);
    if (order.status === status) return readOrder(ctx.em, orderIs(id));
    return applyOrderStatus(ctx, order, status);
  },
);

const buyer = withScope(signedIn, 'ORDERS_WRITE');

const alreadyProcessing =
  'We are already processing this order, so you can no longer cancel it here. Contact us to cancel it.';

/** Returns true if the caller can still cancel the order as its buyer, because no administrator has processed it. */
export const isCancellableBy = (order: Pick<OrderRow, 'userId' | 'status' | 'isTest'>, ctx: RequestContext): boolean =>
  order.status === OrderStatus.PROCESSING && order.userId === actorOf(ctx).id && order.isTest === isTest(ctx);

/**
 * Cancels the caller's order. Its stock becomes available again, and the buyer and the brand are notified. Throws
 * ORDER_NOT_FOUND, also for orders of other users, and STALE_VERSION. Throws INVALID_REQUEST 409 if the order is
 * already being processed.
 */
export const cancelOrder = command(buyer, CancelOrderInput, async (ctx, { idempotencyKey: key = null, ...input }) => {
  const idempotentRequest = { operation: 'cancelOrder', key, input };
  const { id } = await once(ctx, idempotentRequest, () => cancel(ctx, input));
  return readOrder(ctx.em, orderIs(id));
});

async function cancel(
  ctx: RequestContext,
  { id, expectedVersion }: Omit<CancelOrderInput, 'idempotencyKey'>,
): Promise<number> {
  const order = await lockOwnOrder(ctx, id);
  if (order.status === OrderStatus.CANCELLED)
    throw conflict('id', 'is already cancelled', 'This order is already cancelled.');
  if (!isCancellableBy(order, ctx)) {
    throw conflict('id', 'is being processed and can no longer be cancelled by the buyer', alreadyProcessing);
  }
  checkVersion(order, expectedVersion);
  await applyOrderStatus(ctx, order, OrderStatus.CANCELLED);
  return id;
}
