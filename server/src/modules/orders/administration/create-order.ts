import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { headerKey, once, withoutNulls } from '../../../platform/http/idempotency.ts';
import { readDetails } from '../details/order-details.ts';
import { Order } from '../order.entity.ts';
import { factsOf, orderPlaced } from '../order.events.ts';
import { type OrderRow, orderIs, readOrder } from '../order-row.ts';
import { readBuyer, snapshotBuyer } from '../placing/buyer.ts';
import { chooseLines } from '../placing/choose-lines.ts';
import { totalOf } from '../placing/order-lines.ts';
import { OrderEventKind } from '../timeline/order-event-kind.ts';
import { writeTimeline } from '../timeline/write-timeline.ts';
import { CreateOrderInput, NewOrderInput } from './admin-order.inputs.ts';
import { onBehalfOf } from './on-behalf-of.ts';
import { putOnOrder } from './put-on-order.ts';

/**
 * Creates an order for a user, all or nothing: only items that they may see and order, at their prices unless the
 * administrator sets one. The items leave their wishlist; their cart is unchanged. The buyer and we get an email. Throws
 * USER_NOT_FOUND, DIAMOND_NOT_FOUND, ITEM_NOT_FOUND (409 for items that are not for sale) naming the lines.
 */
export const createOrder = command(administrator, CreateOrderInput, (ctx, { idempotencyKey, ...input }) =>
  createOnce(ctx, idempotencyKey, input),
);

/** The same with the key of the header `Idempotency-Key`, or without one. */
export const createOrderWithHeader = command(administrator, NewOrderInput, (ctx, input) =>
  createOnce(ctx, headerKey(ctx), input),
);

async function createOnce(
  ctx: RequestContext,
  key: string | null,
  input: NewOrderInput,
): Promise<{ order: OrderRow; isReplay: boolean }> {
  const { userId, lines, ...details } = input;
  const keyed = { operation: 'createOrder', key, input: { userId, lines, ...withoutNulls(details) } };
  const { id, isReplay } = await once(ctx, keyed, () => create(ctx, input));
  return { order: await readOrder(ctx.em, orderIs(id)), isReplay };
}

async function create(ctx: RequestContext, { userId, lines, ...said }: NewOrderInput): Promise<number> {
  const { em } = ctx;
  const buyer = await onBehalfOf(ctx, userId, 'userId');
  const account = await readBuyer(em, userId);
  const details = readDetails(said, account.addresses);
  const wanted = lines.map(({ item, totalPrice = null }, index) => ({ index, item, totalPrice }));
  const rows = await chooseLines(buyer, wanted, { list: 'lines', field: 'item', setsPrices: true }, []);
  const order = em.create(Order, {
    ...snapshotBuyer(account),
    ...details,
    totalPrice: '0',
    currency: ctx.services.config.currency,
  });
  const written = await putOnOrder(buyer, order, rows, new Map());
  const totalPrice = totalOf(written, 'lines');
  // Written by itself: it is no change that the version counts.
  await em.nativeUpdate(Order, { id: order.id }, { totalPrice });
  const placed = await readOrder(em, orderIs(order.id));
  await writeTimeline(ctx, placed, [{ kind: OrderEventKind.PLACED }]);
  await ctx.services.events.tell(em, orderPlaced, factsOf(placed));
  return order.id;
}
