import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { releaseStock } from '../../selling/allocation/index.ts';
import { kindOf } from '../../selling/kinds/index.ts';
import {
  changedDetails,
  formatDetailNames,
  type OrderDetails,
  type OrderDetailsInput,
  readDetails,
} from '../details/order-details.ts';
import { lockOrder } from '../lock-order.ts';
import { Order } from '../order.entity.ts';
import { orderDetailsChanged, orderLinesChanged, snapshotOrder } from '../order.events.ts';
import { OrderLine } from '../order-line.entity.ts';
import { type OrderRow, orderIs, readOrder } from '../order-row.ts';
import { stockEffectOf } from '../order-status.ts';
import { readBuyer } from '../placing/buyer.ts';
import { chooseLines, type LineAtPrice, type RequestedLine } from '../placing/choose-lines.ts';
import { totalOf } from '../placing/order-lines.ts';
import { OrderEventKind } from '../timeline/order-event-kind.ts';
import { type TimelineEntry, writeTimeline } from '../timeline/timeline.ts';
import { describeLineChanges, stateOf } from './describe-line-changes.ts';
import { isOtherAmount, type LineChange, requireKind } from './line-changes.ts';
import { onBehalfOf } from './on-behalf-of.ts';
import { setPrice, writeOrderLines } from './write-order-lines.ts';

/** Changes to an order, with the paths of the request fields for use in errors. */
export interface OrderChanges {
  readonly removed: readonly OrderLine[];
  readonly changed: readonly LineChange[];
  /** Lines that remain in the order: changed lines, and unchanged lines that the request lists. */
  readonly retained: readonly LineChange[];
  readonly added: readonly RequestedLine[];
  /** Path of `added` in the request. */
  readonly addedPath: string;
  readonly details: OrderDetailsInput;
  readonly detailsPath: string;
  /** Path of the lines in the request. */
  readonly path: string;
}

/**
 * Changes the lines and details of an open order, all or nothing. Stock of removed lines becomes available again,
 * stock of added lines is reserved, and the buyer is notified. `plan` returns the changes for the current lines.
 * Throws ORDER_NOT_FOUND and STALE_VERSION. Throws INVALID_REQUEST if the order is closed or would have no lines.
 * Also throws the errors of `createOrder`.
 */
export async function changeOrder(
  ctx: RequestContext,
  id: number,
  expectedVersion: number | null,
  plan: (lines: readonly OrderLine[]) => OrderChanges,
): Promise<OrderRow> {
  const { em } = ctx;
  const order = await lockOrder(ctx, id);
  checkVersion(order, expectedVersion);
  const lines = await em.find(OrderLine, { order }, { orderBy: { position: 'asc' } });
  const changes = plan(lines);
  const { removed, changed, added } = changes;
  const details = await newDetails(em, order, changes);
  const isOfLines = removed.length + changed.length + added.length > 0;
  const isOfDetails = Object.keys(details).length > 0;
  // A request without changes is valid regardless of the order status.
  if (!isOfLines && !isOfDetails) return readOrder(em, orderIs(id));
  requireOpen(order);
  const entries: TimelineEntry[] = [];
  if (isOfLines)
    entries.push({ kind: OrderEventKind.LINES_CHANGED, note: await applyChanges(ctx, order, lines, changes) });
  if (isOfDetails) entries.push({ kind: OrderEventKind.DETAILS_CHANGED, note: formatDetailNames(details) });
  const totalPrice = isOfLines ? await newTotal(em, order, changes.path) : order.totalPrice;
  // Sets the version explicitly, so that it increments even if the total is unchanged.
  await em.nativeUpdate(Order, { id }, { ...details, totalPrice, version: order.version + 1, updatedAt: new Date() });
  const updatedOrder = await readOrder(em, orderIs(id));
  await writeTimeline(ctx, updatedOrder, entries);
  await ctx.services.events.publish(
    em,
    isOfLines ? orderLinesChanged : orderDetailsChanged,
    snapshotOrder(updatedOrder),
  );
  return updatedOrder;
}

/** Throws INVALID_REQUEST if the order is completed or canceled. */
export function requireOpen({ status }: Order): void {
  if (stockEffectOf(status) !== 'reserved')
    throw invalid('id', 'the order is completed or cancelled and cannot be changed');
}

/** Returns the requested details that differ from the order's current details. */
async function newDetails(
  em: EntityManager,
  order: Order,
  { details, detailsPath }: OrderChanges,
): Promise<Partial<OrderDetails>> {
  const { userId } = order;
  const namesAddress = Boolean(details.deliveryAddressId || details.billingAddressId);
  const book = namesAddress && userId !== null ? (await readBuyer(em, userId)).addresses : [];
  return changedDetails(order, readDetails(details, book, detailsPath));
}

async function newTotal(em: EntityManager, order: Order, path: string): Promise<string> {
  const lines = await em.find(OrderLine, { order });
  if (lines.length === 0) throw invalid('id', 'the order must have at least one line: cancel or delete it instead');
  return totalOf(lines, path);
}

interface ReleasedLines {
  /** Removed lines, with all lines of their sets. */
  readonly removedLines: ReadonlySet<OrderLine>;
  /** Lines with a new amount. */
  readonly reallocated: readonly LineChange[];
}

/** Releases the stock of removed lines and of lines with a new amount. Throws INVALID_REQUEST. */
export async function releaseLineStock(
  em: EntityManager,
  order: Order,
  lines: readonly OrderLine[],
  { removed, changed, retained }: Pick<OrderChanges, 'removed' | 'changed' | 'retained'>,
): Promise<ReleasedLines> {
  for (const change of changed) requireKind(change);
  const removedLines = new Set(withWholeSets(removed, lines));
  for (const { line, path } of retained)
    if (removedLines.has(line)) throw invalid(path, 'must not be both listed and removed (alone or with its set)');
  const reallocated = changed.filter(isOtherAmount);
  await releaseStock(em, [...removedLines, ...reallocated.map(({ line }) => line)], order.userId);
  em.remove([...removedLines]);
  await em.flush();
  return { removedLines, reallocated };
}

/** Applies the line changes. Returns their description for the timeline. */
async function applyChanges(
  ctx: RequestContext,
  order: Order,
  lines: readonly OrderLine[],
  { removed, changed, retained, added, addedPath }: OrderChanges,
): Promise<string> {
  const { em } = ctx;
  const before = changed.map(({ line }) => stateOf(line));
  const { removedLines, reallocated } = await releaseLineStock(em, order, lines, { removed, changed, retained });
  for (const { line, totalPrice, numberOfStones, ringSize } of changed) {
    if (typeof totalPrice === 'number') setPrice(line, totalPrice);
    if (typeof numberOfStones === 'number') line.numberOfStones = numberOfStones;
    if (ringSize !== undefined) line.ringSize = ringSize;
  }
  let newLines: readonly OrderLine[] = [];
  if (reallocated.length + added.length > 0) {
    const buyer = await buyerOf(ctx, order);
    const remainingLines = lines.filter((line) => !removedLines.has(line));
    const lineOf = new Map(reallocated.map((change) => [rowOf(change), change.line]));
    const newRows = await chooseLines(
      buyer,
      added,
      { list: addedPath, field: 'item', setsPrices: true },
      remainingLines,
    );
    const last = lines.at(-1)?.position ?? -1;
    const saved = await writeOrderLines(buyer, order, [...lineOf.keys(), ...newRows], lineOf, last + 1);
    newLines = saved.filter((line) => !lines.includes(line));
  }
  await em.flush();
  return describeLineChanges({
    added: newLines,
    removed: [...removedLines],
    changed: changed.flatMap(({ line }, index) => {
      const previous = before[index];
      return previous ? [{ before: previous, after: stateOf(line) }] : [];
    }),
  });
}

/**
 * Returns the buyer's request context, which is needed to reserve more stock. Throws INVALID_REQUEST if the account
 * is deleted or the currency has changed.
 */
export function buyerOf(ctx: RequestContext, order: Order): Promise<RequestContext> {
  if (order.userId === null) throw invalid('id', 'no items can be added: the buyer’s account has been deleted');
  requireCurrency(ctx, order);
  return onBehalfOf(ctx, order.userId, 'id');
}

/** Rejects orders in a currency other than the configured one, because items are priced in the configured currency. */
function requireCurrency({ services }: RequestContext, { currency }: Order): void {
  const now = services.config.currency;
  if (currency !== now)
    throw conflict('id', `the order is in ${currency}, but items are now sold in ${now}: create a new order`);
}

/** Returns the removed lines together with all lines of their sets, because sets are sold and released as a whole. */
const withWholeSets = (removed: readonly OrderLine[], lines: readonly OrderLine[]): OrderLine[] => {
  const sets = new Set(removed.flatMap(({ lineSet }) => lineSet ?? []));
  return lines.filter((line) => removed.includes(line) || (line.lineSet !== null && sets.has(line.lineSet)));
};

/** Converts an existing line to an order row with the new amount. */
export const rowOf = ({ line, path, totalPrice = null, carats }: LineChange): LineAtPrice => ({
  id: line.id,
  path,
  itemType: line.itemType,
  itemId: line.itemId,
  numberOfStones: line.numberOfStones,
  carats: kindOf(line).amount === 'carats' ? String(carats ?? line.carats) : null,
  ringSize: line.ringSize,
  lineSet: line.lineSet,
  description: line.description,
  setPrice: totalPrice,
});
