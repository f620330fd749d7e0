import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { actorOf, requireScope, signedIn, withScope } from '../../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { isTest } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { money } from '../../../kernel/values/money.ts';
import { headerKey, type KeepId, once, withoutNulls } from '../../../platform/http/idempotency.ts';
import { orderTestHolds } from '../../holds/index.ts';
import { claimStock, type LockedItem } from '../../selling/allocation/index.ts';
import type { BasketRow } from '../../selling/basket/index.ts';
import { keyOf } from '../../selling/kinds/index.ts';
import { readDetails } from '../details/order-details.ts';
import { orderPlaced, snapshotOrder } from '../order.events.ts';
import { PlaceOrderInput, PurchaseInput } from '../order.inputs.ts';
import { type OrderRow, orderIs, readOrder } from '../order-row.ts';
import { lockBuyersCart, snapshotBuyer } from './buyer.ts';
import { chooseLines } from './choose-lines.ts';
import { type LineRow, lineFacts, lockLines, totalOf } from './order-lines.ts';
import { writeOrder } from './write-order.ts';

/** Rows to order, with their path in the request. */
interface RequestedRows {
  readonly rows: readonly LineRow[];
  readonly path: 'items' | 'cartLineIds' | 'cart';
}

/**
 * Returns the rows to order: the listed items, the listed lines of the cart, or the whole cart. Throws
 * INVALID_REQUEST for an empty cart, for duplicates, and if both items and lines are listed. Throws ITEM_NOT_FOUND or
 * DIAMOND_NOT_FOUND naming items that the caller cannot see and lines that are not in the cart.
 */
async function rowsToOrder(
  ctx: RequestContext,
  { items = null, cartLineIds = null }: PurchaseInput,
  cart: readonly BasketRow[],
): Promise<RequestedRows> {
  if (items && cartLineIds) throw invalid('cartLineIds', 'must not be set together with items');
  if (items) {
    const requested = items.map((item, index) => ({ index, item, totalPrice: null }));
    return {
      rows: await chooseLines(ctx, requested, { list: 'items', field: null, setsPrices: false }, []),
      path: 'items',
    };
  }
  if (cartLineIds) return { rows: selectCartRows(cart, cartLineIds), path: 'cartLineIds' };
  if (cart.length === 0) throw invalid('cart', 'is empty');
  return { rows: cart, path: 'cart' };
}

/** Returns the cart lines with these IDs and the other lines of their sets, in the order of the cart. */
function selectCartRows(cart: readonly BasketRow[], ids: readonly number[]): BasketRow[] {
  const selected = new Map<number, BasketRow>();
  for (const [index, id] of ids.entries()) {
    const path = `cartLineIds.${index}`;
    const row = cart.find((candidate) => candidate.id === id);
    if (!row) throw new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'is not in your cart' }] });
    if (selected.has(id)) throw invalid(path, 'must not be a duplicate');
    selected.set(id, row);
  }
  const sets = new Set([...selected.values()].flatMap(({ lineSet }) => lineSet ?? []));
  return cart.filter(({ id, lineSet }) => selected.has(id) || (lineSet !== null && sets.has(lineSet)));
}

declare module '../../../kernel/use-cases/services.ts' {
  interface UserLimits {
    /** Maximum number of lines per order. */
    readonly orderLines: number;
    /** Maximum total per order, in the configured currency. */
    readonly orderTotal: number;
  }
}

/** Order that was placed by this request or by an earlier one with the same key. */
interface PlacedOrder {
  readonly order: OrderRow;
  readonly isReplay: boolean;
}

/**
 * Places an order for the caller's cart, for some of its lines, or for items that need not be in the cart, all or
 * nothing. The stock is reserved for the caller, and the lines are snapshots of the items and prices. Ordered lines
 * and one-of-a-kind items are removed from the cart and the wishlist. With a test key, all checks apply and the order
 * is stored, but no stock is reserved. An API key must send `items` or `cartLineIds` and `expectedTotal`, and have
 * the scope PRICES_READ. Throws:
 * - INVALID_REQUEST 400: the cart is empty, or a field is missing.
 * - INVALID_REQUEST 409: the total differs from `expectedTotal`, or the idempotency key was used with other input.
 * - FORBIDDEN (SCOPE_MISSING), ADDRESS_NOT_FOUND.
 * - ITEM_NOT_FOUND 409 naming the lines that are not for sale.
 */
export const placeOrder = command(
  withScope(signedIn, 'ORDERS_WRITE'),
  PlaceOrderInput,
  (ctx, { idempotencyKey, ...purchase }) => placeIdempotently(ctx, idempotencyKey, purchase),
);

/** Same as `placeOrder`, but reads the optional idempotency key from the `Idempotency-Key` header. */
export const placeOrderWithHeader = command(withScope(signedIn, 'ORDERS_WRITE'), PurchaseInput, (ctx, purchase) =>
  placeIdempotently(ctx, headerKey(ctx), purchase),
);

async function placeIdempotently(
  ctx: RequestContext,
  key: string | null,
  purchase: PurchaseInput,
): Promise<PlacedOrder> {
  requireNamedItems(ctx, purchase);
  const { expectedTotal = null, ...rest } = purchase;
  const input = { expectedTotal, ...withoutNulls(rest) };
  let placed: OrderRow | undefined;
  const { id, isReplay } = await once(ctx, { operation: 'placeOrder', key, input }, async (saveId) => {
    placed = await order(ctx, purchase, saveId);
    return placed.id;
  });
  return { order: placed ?? (await readOrder(ctx.em, orderIs(id))), isReplay };
}

async function order(ctx: RequestContext, purchase: PurchaseInput, saveId: KeepId): Promise<OrderRow> {
  const { em } = ctx;
  const { id: userId } = actorOf(ctx);
  const { cart, ...buyer } = await lockBuyersCart(em, userId);
  const details = readDetails(purchase, buyer.addresses);
  const isTestOrder = isTest(ctx);
  const { rows, path } = await rowsToOrder(ctx, purchase, cart);
  const { items, offers, snapshots } = await lockLines(ctx, rows);
  const totalPrice = totalOf([...offers.values()], path);
  requireWithinLimits(ctx, { path, lines: rows.length, totalPrice });
  requireTotal(ctx, totalPrice, purchase.expectedTotal ?? null);

  const claimed = isTestOrder ? [] : claimStock(items, userId);
  const lines = new Map(
    rows.flatMap((row, position) => {
      const offer = offers.get(row);
      return offer ? [[row, lineFacts(position, row, offer, snapshots.get(row))] as const] : [];
    }),
  );
  const placed = await writeOrder(
    ctx,
    {
      ...snapshotBuyer(buyer),
      ...details,
      isTest: isTestOrder,
      totalPrice,
      currency: ctx.services.config.currency,
    },
    lines,
    { stock: claimed, cart: isTestOrder ? [] : rowsToRemove(cart, items), saveId },
  );
  if (isTestOrder) await orderTestHolds(ctx, items);
  // Writing the allocations ends the holds of the ordered items.
  else await em.flush();
  await ctx.services.events.publish(em, orderPlaced, snapshotOrder(placed));
  return placed;
}

/**
 * Returns the cart rows to remove: the ordered rows, and other rows that contain a one-of-a-kind item that was
 * ordered.
 */
function rowsToRemove(cart: readonly BasketRow[], ordered: readonly LockedItem<LineRow>[]): BasketRow[] {
  const rows = new Set(ordered.map(({ row }) => row));
  const unique = new Set(ordered.filter(({ unit }) => unit?.isWhole).map(({ row }) => keyOf(row)));
  return cart.filter((row) => rows.has(row) || unique.has(keyOf(row)));
}

const administratorOnly = 'must be placed by an administrator';

interface Purchased {
  readonly path: string;
  readonly lines: number;
  readonly totalPrice: string;
}

/** Throws INVALID_REQUEST if a buyer's order exceeds the limits. Administrators have no limits. */
function requireWithinLimits(ctx: RequestContext, { path, lines, totalPrice }: Purchased): void {
  if (actorOf(ctx).role === UserRole.ADMINISTRATOR) return;
  const { orderLines, orderTotal } = ctx.services.config.limits;
  if (lines > orderLines)
    throw invalid(path, `has ${lines} lines: orders with more than ${orderLines} lines ${administratorOnly}`);
  if (Number(totalPrice) > orderTotal) {
    throw invalid(path, `totals ${totalPrice}: orders over ${orderTotal.toFixed(2)} ${administratorOnly}`);
  }
}

/**
 * Requires orders placed with an API key to list their items. Otherwise, a misspelled field name would order the
 * whole cart. The key must also have the scope PRICES_READ to confirm a price.
 */
function requireNamedItems(ctx: RequestContext, { items, cartLineIds }: PurchaseInput): void {
  if (!ctx.key) return;
  requireScope(ctx, 'PRICES_READ');
  if (isTest(ctx) && !items) throw invalid('items', 'must be set: a test key has no cart');
  if (items || cartLineIds) return;
  const explanation = 'Orders with an API key must list the items. Send items or cartLineIds.';
  throw invalid('items', 'or cartLineIds is required with an API key', explanation);
}

/**
 * Rejects an order if its total differs from the expected total. API keys must send the expected total, because a
 * hold reserves an item but does not fix its price.
 */
function requireTotal({ key, services }: RequestContext, total: string, expected: number | null): void {
  const current = money(total);
  if (expected === current || (expected === null && key === null)) return;
  const { currency } = services.config;
  const amount = current.toFixed(2);
  const [reason, message, explanation] =
    expected === null
      ? ([
          'VALIDATION_FAILED',
          'is required with an API key',
          `Orders with an API key must send the expected total. The total is now ${amount} ${currency}. Send it as expectedTotal if you agree.`,
        ] as const)
      : ([
          'PRICE_CHANGED',
          `is now ${amount}`,
          `The order now totals ${amount} ${currency}. Check the prices, and send the order again with this total if you agree.`,
        ] as const);
  throw new AppError('INVALID_REQUEST', {
    reason,
    facts: { order: { totalPrice: current, currency } },
    details: [{ path: 'expectedTotal', message }],
    explanation,
  });
}
