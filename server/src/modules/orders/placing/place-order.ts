import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { actorOf, requireScope, signedIn, withScope } from '../../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { isTest } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { money } from '../../../kernel/values/money.ts';
import { headerKey, type KeepId, once, withoutNulls } from '../../../platform/http/idempotency.ts';
import { orderTestHolds } from '../../holds/index.ts';
import { type LockedItem, takeStock } from '../../selling/allocation/index.ts';
import type { BasketRow } from '../../selling/basket/index.ts';
import { keyOf } from '../../selling/kinds/index.ts';
import { readDetails } from '../details/order-details.ts';
import { factsOf, orderPlaced } from '../order.events.ts';
import { PlaceOrderInput, PurchaseInput } from '../order.inputs.ts';
import { type OrderRow, orderIs, readOrder } from '../order-row.ts';
import { lockBuyersCart, snapshotBuyer } from './buyer.ts';
import { chooseLines } from './choose-lines.ts';
import { type LineRow, lineFacts, lockLines, totalOf } from './order-lines.ts';
import { writeOrder } from './write-order.ts';

/** What is to be ordered, and where the request says so. */
interface Wanted {
  readonly rows: readonly LineRow[];
  readonly path: 'items' | 'cartLineIds' | 'cart';
}

/**
 * The rows that a purchase means: items that it names, or chosen lines of the caller's cart, or all of it. Throws
 * INVALID_REQUEST for items and lines at once, for an empty cart and for what is named twice; ITEM_NOT_FOUND and
 * DIAMOND_NOT_FOUND naming what the caller does not see or have.
 */
async function wantedRows(
  ctx: RequestContext,
  { items = null, cartLineIds = null }: PurchaseInput,
  cart: readonly BasketRow[],
): Promise<Wanted> {
  if (items && cartLineIds) throw invalid('cartLineIds', 'must not be given together with items');
  if (items) {
    const wanted = items.map((item, index) => ({ index, item, totalPrice: null }));
    return {
      rows: await chooseLines(ctx, wanted, { list: 'items', field: null, setsPrices: false }, []),
      path: 'items',
    };
  }
  if (cartLineIds) return { rows: chosenOf(cart, cartLineIds), path: 'cartLineIds' };
  if (cart.length === 0) throw invalid('cart', 'is empty');
  return { rows: cart, path: 'cart' };
}

/** Lines of a cart by their ids, with the rest of their line sets: in the order of the cart. */
function chosenOf(cart: readonly BasketRow[], ids: readonly number[]): BasketRow[] {
  const chosen = new Map<number, BasketRow>();
  for (const [index, id] of ids.entries()) {
    const path = `cartLineIds.${index}`;
    const row = cart.find((candidate) => candidate.id === id);
    if (!row) throw new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'is not in your cart' }] });
    if (chosen.has(id)) throw invalid(path, 'is named twice');
    chosen.set(id, row);
  }
  const sets = new Set([...chosen.values()].flatMap(({ lineSet }) => lineSet ?? []));
  return cart.filter(({ id, lineSet }) => chosen.has(id) || (lineSet !== null && sets.has(lineSet)));
}

declare module '../../../kernel/use-cases/services.ts' {
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
 * Orders the caller's cart, chosen lines of it, or items whatever the cart holds, all or nothing: their stock is put on
 * Hold for the caller, the lines keep the prices and facts of this moment. Ordered lines and one-of-a-kind items leave the
 * cart and the wishlist. With a test key everything is checked and written alike, and no stock is taken.
 * An API key must name `items` or `cartLineIds`, state `expectedTotal`, and have the scope PRICES_READ.
 * Throws INVALID_REQUEST for an empty cart and for fields that an API key must send (400), for a total other than
 * `expectedTotal` and for an idempotency key that was used with other input (409); FORBIDDEN (SCOPE_MISSING);
 * ADDRESS_NOT_FOUND; ITEM_NOT_FOUND 409 naming the lines that are not for sale.
 */
export const placeOrder = command(
  withScope(signedIn, 'ORDERS_WRITE'),
  PlaceOrderInput,
  (ctx, { idempotencyKey, ...purchase }) => orderOnce(ctx, idempotencyKey, purchase),
);

/** The same operation with the idempotency key of the header `Idempotency-Key`, or without one. */
export const placeOrderWithHeader = command(withScope(signedIn, 'ORDERS_WRITE'), PurchaseInput, (ctx, purchase) =>
  orderOnce(ctx, headerKey(ctx), purchase),
);

async function orderOnce(ctx: RequestContext, key: string | null, purchase: PurchaseInput): Promise<PlacedOrder> {
  requireNamedItems(ctx, purchase);
  const { expectedTotal = null, ...rest } = purchase;
  const input = { expectedTotal, ...withoutNulls(rest) };
  let placed: OrderRow | undefined;
  const { id, isReplay } = await once(ctx, { operation: 'placeOrder', key, input }, async (keep) => {
    placed = await order(ctx, purchase, keep);
    return placed.id;
  });
  return { order: placed ?? (await readOrder(ctx.em, orderIs(id))), isReplay };
}

async function order(ctx: RequestContext, purchase: PurchaseInput, keep: KeepId): Promise<OrderRow> {
  const { em } = ctx;
  const { id: userId } = actorOf(ctx);
  const { cart, ...buyer } = await lockBuyersCart(em, userId);
  const details = readDetails(purchase, buyer.addresses);
  const isTrial = isTest(ctx);
  const { rows, path } = await wantedRows(ctx, purchase, cart);
  const { items, offers, kept } = await lockLines(ctx, rows);
  const totalPrice = totalOf([...offers.values()], path);
  requireUsual(ctx, { path, lines: rows.length, totalPrice });
  requireTotal(ctx, totalPrice, purchase.expectedTotal ?? null);

  const taken = isTrial ? [] : takeStock(items, userId);
  const lines = new Map(
    rows.flatMap((row, position) => {
      const offer = offers.get(row);
      return offer ? [[row, lineFacts(position, row, offer, kept.get(row))] as const] : [];
    }),
  );
  const placed = await writeOrder(
    ctx,
    {
      ...snapshotBuyer(buyer),
      ...details,
      isTest: isTrial,
      totalPrice,
      currency: ctx.services.config.currency,
    },
    lines,
    { stock: taken, cart: isTrial ? [] : leaving(cart, items), keep },
  );
  if (isTrial) await orderTestHolds(ctx, items);
  // What is allocated by now is ordered, and no hold any more.
  else await em.flush();
  await ctx.services.events.tell(em, orderPlaced, factsOf(placed));
  return placed;
}

/** What leaves a cart: rows that were ordered, and those of items that nobody can have a second time. */
function leaving(cart: readonly BasketRow[], ordered: readonly LockedItem<LineRow>[]): BasketRow[] {
  const rows = new Set(ordered.map(({ row }) => row));
  const unique = new Set(ordered.filter(({ unit }) => unit?.isWhole).map(({ row }) => keyOf(row)));
  return cart.filter((row) => rows.has(row) || unique.has(keyOf(row)));
}

const needWord = 'need the word of an administrator, who can make the order';

/** What is about to be ordered. */
interface Purchased {
  readonly path: string;
  readonly lines: number;
  readonly totalPrice: string;
}

/** Larger orders than usual need an administrator's word: they make them for the buyer. Throws INVALID_REQUEST. */
function requireUsual(ctx: RequestContext, { path, lines, totalPrice }: Purchased): void {
  if (actorOf(ctx).role === UserRole.ADMINISTRATOR) return;
  const { orderLines, orderTotal } = ctx.services.config.limits;
  if (lines > orderLines) throw invalid(path, `has ${lines} lines: more than ${orderLines} ${needWord}`);
  if (Number(totalPrice) > orderTotal) {
    throw invalid(path, `comes to ${totalPrice}: more than ${orderTotal.toFixed(2)} ${needWord}`);
  }
}

/**
 * Refuses an order with an API key that names no items: a misspelled field would otherwise order the whole
 * cart. A key that may not read prices cannot agree to one.
 */
function requireNamedItems(ctx: RequestContext, { items, cartLineIds }: PurchaseInput): void {
  if (!ctx.key) return;
  requireScope(ctx, 'PRICES_READ');
  if (isTest(ctx) && !items) throw invalid('items', 'must be given: a test key has no cart');
  if (items || cartLineIds) return;
  const explanation = 'An order with an API key must name the items to order. Send items, or the cartLineIds to order.';
  throw invalid('items', 'or cartLineIds must be given by API keys', explanation);
}

/** Refuses a total that the buyer has not seen. API keys must state it: a hold reserves an item and does not fix its price. */
function requireTotal({ key, services }: RequestContext, total: string, expected: number | null): void {
  const current = money(total);
  if (expected === current || (expected === null && key === null)) return;
  const { currency } = services.config;
  const amount = current.toFixed(2);
  const [reason, message, explanation] =
    expected === null
      ? ([
          'VALIDATION_FAILED',
          'must be given by API keys',
          `An order with an API key must state the total it agrees to. It comes to ${amount} ${currency} now: send that as expectedTotal if you agree.`,
        ] as const)
      : ([
          'PRICE_CHANGED',
          `is now ${amount}`,
          `The order now comes to ${amount} ${currency}. Check its prices, and send it again with this total if you agree.`,
        ] as const);
  throw new AppError('INVALID_REQUEST', {
    reason,
    facts: { order: { totalPrice: current, currency } },
    details: [{ path: 'expectedTotal', message }],
    explanation,
  });
}
