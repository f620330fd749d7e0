import { invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { kindOf, releaseStock } from '../../selling/index.ts';
import { lockOrder } from '../lock-order.ts';
import { Order } from '../order.entity.ts';
import { factsOf, orderLinesChanged } from '../order.events.ts';
import { OrderLine } from '../order-line.entity.ts';
import { totalOf } from '../order-lines.ts';
import { type OrderRow, orderIs, readOrder } from '../order-row.ts';
import { stockEffectOf } from '../order-status.ts';
import { chooseLines, type LineAtPrice, type WantedLine } from './choose-lines.ts';
import { isOtherAmount, type LineChange, requireKind } from './line-changes.ts';
import { onBehalfOf } from './on-behalf-of.ts';
import { putOnOrder, setPrice } from './put-on-order.ts';

/** What is to become of the lines of an order. */
export interface LineChanges {
  readonly removed: readonly OrderLine[];
  readonly changed: readonly LineChange[];
  readonly added: readonly WantedLine[];
  /** Where the request lists what is added. */
  readonly addedPath: string;
  /** Where the request says what changes. */
  readonly path: string;
}

/**
 * Changes the lines of an open order, all or nothing: stock of removed lines is for sale again, that of added ones is
 * reserved, and the buyer is told. `plan` says what changes, given the lines as they are. Throws ORDER_NOT_FOUND,
 * STALE_VERSION, INVALID_REQUEST for a closed order and for one that would be empty, and what `createOrder` throws.
 */
export async function changeLines(
  ctx: RequestContext,
  id: number,
  expectedVersion: number | null,
  plan: (lines: readonly OrderLine[]) => LineChanges,
): Promise<OrderRow> {
  const { em } = ctx;
  const order = await lockOrder(em, id);
  checkVersion(order, expectedVersion);
  const lines = await em.find(OrderLine, { order }, { orderBy: { position: 'asc' } });
  const changes = plan(lines);
  const { removed, changed, added } = changes;
  // What was read may be sent back as it is, whatever the order's status.
  if (removed.length + changed.length + added.length === 0) return readOrder(em, orderIs(id));
  if (stockEffectOf(order.status) !== 'reserved') throw invalid('id', 'is completed or cancelled: its lines stay');
  for (const change of changed) requireKind(change);
  await applyChanges(ctx, order, lines, changes);
  const now = await em.find(OrderLine, { order });
  if (now.length === 0) throw invalid('id', 'would have no line left: cancel or delete the order');
  // Written by itself, so that the version counts a change that leaves the total as it was.
  const totalPrice = totalOf(now, changes.path);
  await em.nativeUpdate(Order, { id }, { totalPrice, version: order.version + 1 });
  const outcome = await readOrder(em, orderIs(id));
  await ctx.services.events.tell(em, orderLinesChanged, factsOf(outcome));
  return outcome;
}

async function applyChanges(
  ctx: RequestContext,
  order: Order,
  lines: readonly OrderLine[],
  { removed, changed, added, addedPath }: LineChanges,
): Promise<void> {
  const { em } = ctx;
  const gone = new Set(withTheirSets(removed, lines));
  for (const { line, path } of changed) if (gone.has(line)) throw invalid(path, 'is taken off');
  const reclaimed = changed.filter(isOtherAmount);
  await releaseStock(em, [...gone, ...reclaimed.map(({ line }) => line)], order.userId);
  em.remove([...gone]);
  await em.flush();
  for (const { line, totalPrice, numberOfStones, ringSize } of changed) {
    if (typeof totalPrice === 'number') setPrice(line, totalPrice);
    if (typeof numberOfStones === 'number') line.numberOfStones = numberOfStones;
    if (ringSize !== undefined) line.ringSize = ringSize;
  }
  if (reclaimed.length + added.length > 0) {
    if (order.userId === null) throw invalid('id', 'takes nothing new: the buyer’s account is deleted');
    const buyer = await onBehalfOf(ctx, order.userId, 'id');
    const kept = lines.filter((line) => !gone.has(line));
    const lineOf = new Map(reclaimed.map((change) => [rowOf(change), change.line]));
    const rows = [...lineOf.keys(), ...(await chooseLines(buyer, added, addedPath, kept))];
    const last = lines.at(-1)?.position ?? -1;
    await putOnOrder(buyer, order, rows, lineOf, last + 1);
  }
  await em.flush();
}

/** Line sets are sold, and given back, as a whole. */
const withTheirSets = (removed: readonly OrderLine[], lines: readonly OrderLine[]): OrderLine[] => {
  const sets = new Set(removed.flatMap(({ lineSet }) => lineSet ?? []));
  return lines.filter((line) => removed.includes(line) || (line.lineSet !== null && sets.has(line.lineSet)));
};

/** A line that is there, with the amount that is wanted of its item now. */
const rowOf = ({ line, path, totalPrice = null, carats }: LineChange): LineAtPrice => ({
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
