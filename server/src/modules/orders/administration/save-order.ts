import { conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { headerKey, once, withoutNulls } from '../../../platform/http/idempotency.ts';
import { releaseStock } from '../../selling/allocation/index.ts';
import { readDetails } from '../details/order-details.ts';
import { lockOrder } from '../lock-order.ts';
import { Order } from '../order.entity.ts';
import { orderDeleted, orderPlaced, snapshotOrder } from '../order.events.ts';
import { OrderLine } from '../order-line.entity.ts';
import { type OrderRow, orderIs, readOrder } from '../order-row.ts';
import { deletionRefusalOf, stockEffectOf } from '../order-status.ts';
import { readBuyer, snapshotBuyer } from '../placing/buyer.ts';
import { chooseLines } from '../placing/choose-lines.ts';
import { totalOf } from '../placing/order-lines.ts';
import { OrderEventKind } from '../timeline/order-event-kind.ts';
import { writeTimeline } from '../timeline/timeline.ts';
import {
  CreateOrderInput,
  DeleteOrderInput,
  NewOrderInput,
  type OrderChangeDraftInput,
  ReplaceLinesInput,
  UpdateOrderInput,
} from './admin-order.inputs.ts';
import { changeOrder, type OrderChanges } from './change-order.ts';
import { distributeSetPrices, type LineChange, lineWith, omitUnchanged, type RequestedChange } from './line-changes.ts';
import { onBehalfOf } from './on-behalf-of.ts';
import { writeOrderLines } from './write-order-lines.ts';

/**
 * Creates an order for a user, all or nothing. The buyer must be able to see and order the items. The buyer's prices
 * apply unless the administrator sets other prices. The items are removed from the buyer's wishlist; the cart is
 * unchanged. The buyer and the brand get an email. Throws USER_NOT_FOUND. Throws DIAMOND_NOT_FOUND and ITEM_NOT_FOUND
 * (409 for items that are not for sale) naming the lines.
 */
export const createOrder = command(administrator, CreateOrderInput, (ctx, { idempotencyKey, ...input }) =>
  createIdempotently(ctx, idempotencyKey, input),
);

/** Same as `createOrder`, but reads the optional idempotency key from the `Idempotency-Key` header. */
export const createOrderWithHeader = command(administrator, NewOrderInput, (ctx, input) =>
  createIdempotently(ctx, headerKey(ctx), input),
);

async function createIdempotently(
  ctx: RequestContext,
  key: string | null,
  input: NewOrderInput,
): Promise<{ order: OrderRow; isReplay: boolean }> {
  const { userId, lines, ...details } = input;
  const idempotentRequest = { operation: 'createOrder', key, input: { userId, lines, ...withoutNulls(details) } };
  const { id, isReplay } = await once(ctx, idempotentRequest, () => create(ctx, input));
  return { order: await readOrder(ctx.em, orderIs(id)), isReplay };
}

async function create(ctx: RequestContext, { userId, lines, ...detailsInput }: NewOrderInput): Promise<number> {
  const { em } = ctx;
  const buyer = await onBehalfOf(ctx, userId, 'userId');
  const buyerAccount = await readBuyer(em, userId);
  const details = readDetails(detailsInput, buyerAccount.addresses);
  const requested = lines.map(({ item, totalPrice = null }, index) => ({ index, item, totalPrice }));
  const rows = await chooseLines(buyer, requested, { list: 'lines', field: 'item', setsPrices: true }, []);
  const order = em.create(Order, {
    ...snapshotBuyer(buyerAccount),
    ...details,
    totalPrice: '0',
    currency: ctx.services.config.currency,
  });
  const saved = await writeOrderLines(buyer, order, rows, new Map());
  const totalPrice = totalOf(saved, 'lines');
  // A native update does not increment the version.
  await em.nativeUpdate(Order, { id: order.id }, { totalPrice });
  const placed = await readOrder(em, orderIs(order.id));
  await writeTimeline(ctx, placed, [{ kind: OrderEventKind.PLACED }]);
  await ctx.services.events.publish(em, orderPlaced, snapshotOrder(placed));
  return order.id;
}

/**
 * Updates an open order: adds and removes lines, and changes amounts, prices, the reference, the note and addresses.
 * Throws the errors of `changeOrder`.
 */
export const updateOrder = command(
  administrator,
  UpdateOrderInput,
  (ctx, { id, expectedVersion, set: { addLines, removeLineIds, changeLines, ...details } }) =>
    changeOrder(ctx, id, expectedVersion, (lines) => ({
      ...planOf({ addLines, removeLineIds, changeLines }, lines, 'set'),
      details,
      detailsPath: 'set',
      path: 'set',
    })),
);

/** Converts the input to line changes. `at` is the path of the input in the request. */
export function planOf(
  { addLines, removeLineIds, changeLines }: Pick<OrderChangeDraftInput, 'addLines' | 'removeLineIds' | 'changeLines'>,
  lines: readonly OrderLine[],
  at: string,
): Omit<OrderChanges, 'details' | 'detailsPath' | 'path'> {
  const pathOf = (...parts: readonly (string | number)[]): string =>
    [at, ...parts].filter((part) => part !== '').join('.');
  const requested = (changeLines ?? []).map(({ lineId, ...change }, index): RequestedChange => {
    const path = pathOf('changeLines', index);
    return { ...change, line: lineWith(lines, lineId, `${path}.lineId`), path };
  });
  requireOnce(requested);
  const changed = distributeSetPrices(requested, lines);
  return {
    changed,
    retained: changed,
    removed: (removeLineIds ?? []).map((lineId, index) => lineWith(lines, lineId, pathOf('removeLineIds', index))),
    added: (addLines ?? []).map(({ item, totalPrice = null }, index) => ({ index, item, totalPrice })),
    addedPath: pathOf('addLines'),
  };
}

/** Replaces all lines of an order. Lines that are not listed are removed. */
export const replaceOrderLines = command(
  administrator,
  ReplaceLinesInput,
  (ctx, { id, lines: requested, ...details }) =>
    changeOrder(ctx, id, null, (lines) => ({ ...plan(requested, lines), details, detailsPath: '' })),
);

function plan(
  requested: ReplaceLinesInput['lines'],
  lines: readonly OrderLine[],
): Omit<OrderChanges, 'details' | 'detailsPath'> {
  const requestedChanges: RequestedChange[] = [];
  const added: OrderChanges['added'][number][] = [];
  for (const [index, { lineId, item, ...change }] of requested.entries()) {
    const path = `lines.${index}`;
    if (lineId) {
      if (item) throw invalid(`${path}.item`, 'must not be set for an existing line');
      requestedChanges.push(omitUnchanged({ ...change, line: lineWith(lines, lineId, `${path}.lineId`), path }));
    } else if (item) added.push({ index, item, totalPrice: change.totalPrice ?? null });
    else throw invalid(path, 'must have the ID of an existing line, or an item to add');
  }
  requireOnce(requestedChanges);
  const retainedLines = new Set(requestedChanges.map(({ line }) => line));
  const changes = distributeSetPrices(requestedChanges, lines).map(omitUnchanged);
  return {
    removed: lines.filter((line) => !retainedLines.has(line)),
    retained: requestedChanges,
    changed: changes.filter(({ line, path, ...change }) => Object.values(change).some((value) => value !== undefined)),
    added,
    addedPath: 'lines',
    path: 'lines',
  };
}

function requireOnce(changes: readonly LineChange[]): void {
  const checked = new Set<OrderLine>();
  for (const { line, path } of changes) {
    if (checked.has(line)) throw invalid(`${path}.lineId`, 'must not be a duplicate');
    checked.add(line);
  }
}

/**
 * Deletes an order. Its stock becomes available again, the buyer gets an email, and the audit log stores the deleted
 * data. Throws ORDER_NOT_FOUND and STALE_VERSION. Throws INVALID_REQUEST 409 if the order is paid, because its
 * documents must be retained.
 */
export const deleteOrder = command(administrator, DeleteOrderInput, async (ctx, { id, expectedVersion }) => {
  const { em } = ctx;
  const order = await lockOrder(ctx, id);
  checkVersion(order, expectedVersion);
  const refusal = deletionRefusalOf(order.status);
  if (refusal !== null) throw conflict('id', 'has been paid, delivered or completed: cancel it instead', refusal);
  await ctx.services.events.publish(em, orderDeleted, snapshotOrder(await readOrder(em, orderIs(id))));
  if (stockEffectOf(order.status) === 'reserved') {
    await releaseStock(em, await em.find(OrderLine, { order }), order.userId);
    await em.flush();
  }
  await em.nativeDelete(Order, { id });
  return { orderId: id };
});
