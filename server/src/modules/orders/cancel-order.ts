import { conflict } from '../../kernel/errors/errors.ts';
import { checkVersion } from '../../kernel/input/expected-version.ts';
import { actorOf, signedIn, withScope } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { isTest } from '../../kernel/use-cases/sandbox/sandbox.ts';
import { command } from '../../kernel/use-cases/use-case.ts';
import { once } from '../../platform/http/idempotency.ts';
import { lockOwnOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { CancelOrderInput } from './order.inputs.ts';
import { type OrderRow, orderIs, readOrder } from './order-row.ts';
import { OrderStatus } from './order-status.ts';

const buyer = withScope(signedIn, 'ORDERS_WRITE');

const taken =
  'The house has taken this order further, so that it cannot be cancelled here any more. Ask the house to cancel it.';

/** Whether the buyer of an order may cancel it by themself: while nobody of the house has taken it further. */
export const isCancellableBy = (order: Pick<OrderRow, 'userId' | 'status' | 'isTest'>, ctx: RequestContext): boolean =>
  order.status === OrderStatus.PROCESSING && order.userId === actorOf(ctx).id && order.isTest === isTest(ctx);

/**
 * Cancels an order of the caller's: its stock is for sale again, and buyer and house are told. Throws ORDER_NOT_FOUND,
 * for somebody else's too; INVALID_REQUEST 409 once the house has taken it further, and STALE_VERSION.
 */
export const cancelOrder = command(buyer, CancelOrderInput, async (ctx, { idempotencyKey: key = null, ...input }) => {
  const keyed = { operation: 'cancelOrder', key, input };
  const { id } = await once(ctx, keyed, () => cancel(ctx, input));
  return readOrder(ctx.em, orderIs(id));
});

async function cancel(
  ctx: RequestContext,
  { id, expectedVersion }: Omit<CancelOrderInput, 'idempotencyKey'>,
): Promise<number> {
  const order = await lockOwnOrder(ctx, id);
  if (order.status === OrderStatus.CANCELLED)
    throw conflict('id', 'is cancelled already', 'This order is cancelled already.');
  if (!isCancellableBy(order, ctx)) {
    throw conflict('id', 'is no longer new: only the house can cancel it now', taken);
  }
  checkVersion(order, expectedVersion);
  await moveOrder(ctx, order, OrderStatus.CANCELLED);
  return id;
}
