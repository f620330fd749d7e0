import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { actorOf, signedIn } from '../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import { command } from '../../kernel/use-cases/use-case.ts';
import { money } from '../../kernel/values/money.ts';
import { headerKey, once } from '../../platform/http/idempotency.ts';
import { emptyCart, lockCart } from '../cart/index.ts';
import { reserveStock } from '../selling/index.ts';
import { forgetWishes } from '../wishlist/index.ts';
import { snapshotBuyer } from './buyer.ts';
import { Order } from './order.entity.ts';
import { factsOf, orderPlaced } from './order.events.ts';
import { OrderCartInput, PlaceOrderInput } from './order.inputs.ts';
import { createLine, lockLines, requirePairs, totalOf } from './order-lines.ts';
import { type OrderRow, orderIs, readOrder } from './order-row.ts';

declare module '../../kernel/use-cases/services.ts' {
  interface UserLimits {
    /** Lines of one order. */
    readonly orderLines: number;
    /** What one order may come to, in the house's money. */
    readonly orderTotal: number;
  }
}

/** An order that was placed now, or by an earlier call with the same key. */
interface PlacedOrder {
  readonly order: OrderRow;
  readonly isReplay: boolean;
}

/**
 * Turns the caller's cart into an order, all or nothing: its stock is put on Hold for them, the lines keep the prices of
 * this moment, and the cart and the wishes for what was ordered are emptied. Throws INVALID_REQUEST for an empty cart
 * (400), another total than expected or a key that was used for something else (409); ITEM_NOT_FOUND 409 naming the
 * lines when anything is no longer for sale.
 */
export const placeOrder = command(signedIn, PlaceOrderInput, (ctx, { idempotencyKey, expectedTotal = null }) =>
  orderOnce(ctx, idempotencyKey, expectedTotal),
);

/** The same with the key of the header `Idempotency-Key`, or without one. */
export const placeOrderWithHeader = command(signedIn, OrderCartInput, (ctx, { expectedTotal = null }) =>
  orderOnce(ctx, headerKey(ctx), expectedTotal),
);

async function orderOnce(ctx: RequestContext, key: string | null, expectedTotal: number | null): Promise<PlacedOrder> {
  const keyed = { operation: 'placeOrder', key, input: { expectedTotal } };
  const { id, isReplay } = await once(ctx, keyed, () => orderCart(ctx, expectedTotal));
  return { order: await readOrder(ctx.em, orderIs(id)), isReplay };
}

async function orderCart(ctx: RequestContext, expectedTotal: number | null): Promise<number> {
  const { em } = ctx;
  const { id: userId } = actorOf(ctx);
  const rows = await lockCart(em, userId);
  if (rows.length === 0) throw invalid('cart', 'is empty');
  const { items, offers } = await lockLines(ctx, rows);
  requirePairs(offers);
  const totalPrice = totalOf([...offers.values()], 'cart');
  requireUsual(ctx, rows.length, totalPrice);
  requireTotal(totalPrice, expectedTotal);

  const order = em.create(Order, {
    ...(await snapshotBuyer(em, userId)),
    totalPrice,
    currency: ctx.services.config.currency,
  });
  const lineOf = new Map(
    rows.flatMap((row, position) => {
      const offer = offers.get(row);
      return offer ? [[row, createLine(em, order, position, row, offer)] as const] : [];
    }),
  );
  await em.flush();
  const lineIds = new Map([...lineOf].map(([row, line]) => [row, line.id]));
  await reserveStock(em, items, { lineIds, buyerId: userId });
  await em.flush();
  await emptyCart(em, rows);
  await forgetWishes(em, userId, rows);
  await ctx.services.events.tell(em, orderPlaced, factsOf(await readOrder(em, orderIs(order.id))));
  return order.id;
}

const needWord = 'need the word of an administrator, who can make the order';

/** Larger orders than usual need an administrator's word: they make them for the buyer. Throws INVALID_REQUEST. */
function requireUsual(ctx: RequestContext, lines: number, totalPrice: string): void {
  if (actorOf(ctx).role === UserRole.ADMINISTRATOR) return;
  const { orderLines, orderTotal } = ctx.services.config.limits;
  if (lines > orderLines) throw invalid('cart', `has ${lines} lines: more than ${orderLines} ${needWord}`);
  if (Number(totalPrice) > orderTotal) {
    throw invalid('cart', `comes to ${totalPrice}: more than ${orderTotal.toFixed(2)} ${needWord}`);
  }
}

/** The buyer pays what they saw, or is asked again. */
function requireTotal(total: string, expected: number | null): void {
  if (expected === null || expected === money(total)) return;
  throw new AppError('INVALID_REQUEST', {
    status: 409,
    reason: 'PRICE_CHANGED',
    details: [{ path: 'expectedTotal', message: `is now ${money(total).toFixed(2)}` }],
    explanation: `The order now comes to ${money(total).toFixed(2)}. Look at its prices once more, and send it again if you agree.`,
  });
}
