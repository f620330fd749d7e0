import { administrator } from '../../../kernel/use-cases/access.ts';
import { over, type RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { sumOf } from '../../../kernel/values/money.ts';
import { rolledBack } from '../../../platform/database/transactions.ts';
import { offersOf } from '../../selling/basket/index.ts';
import { saleRefusals } from '../../selling/items/index.ts';
import { canBeOrdered, type Offer, type StoredOffer } from '../../selling/kinds/index.ts';
import { OrderChangeDraftInput, OrderDraftInput } from '../administration/admin-order.inputs.ts';
import { buyerOf, releaseLineStock, requireOpen, rowOf } from '../administration/change-order.ts';
import type { LineChange } from '../administration/line-changes.ts';
import { onBehalfOf } from '../administration/on-behalf-of.ts';
import { planOf } from '../administration/save-order.ts';
import { lockOrder } from '../lock-order.ts';
import { OrderLine } from '../order-line.entity.ts';
import type { RequestedLine } from '../placing/choose-lines.ts';
import { type Draft, type DraftedLine, draftLines, itemOf, orderabilityProblem } from './draft-lines.ts';

/**
 * Previews an order for a user: its lines, its total, and the reasons why lines cannot be ordered. Does not store or
 * reserve anything. Throws USER_NOT_FOUND, and INVALID_REQUEST if the account is blocked or not approved.
 */
export const draftOrder = query(administrator, OrderDraftInput, async (ctx, { userId, lines }): Promise<Draft> => {
  const buyer = await onBehalfOf(ctx, userId, 'userId');
  const drafted = await draftLines(ctx, buyer, requestedLines(lines), []);
  return {
    lines: drafted,
    changedLines: [],
    removedLineIds: [],
    totalPrice: sumOf(pricesOf(drafted)),
    currency: ctx.services.config.currency,
  };
});

/**
 * Previews a change to the lines of an open order. Stock of removed lines is released in a transaction that is rolled
 * back. Throws the order-level errors of `changeOrder`.
 */
export const draftOrderChange = query(administrator, OrderChangeDraftInput, (ctx, input) =>
  ctx.services.changes.take(() => rolledBack(ctx.em, (em) => draftChange(over(em, ctx), input))),
);

async function draftChange(ctx: RequestContext, { id, ...requested }: OrderChangeDraftInput): Promise<Draft> {
  const { em } = ctx;
  const order = await lockOrder(ctx, id);
  requireOpen(order);
  const lines = await em.find(OrderLine, { order }, { orderBy: { position: 'asc' } });
  const plan = planOf(requested, lines, '');
  const { removedLines, reallocated } = await releaseLineStock(em, order, lines, plan);
  const remainingLines = lines.filter((line) => !removedLines.has(line));
  const reservesMore = plan.added.length + reallocated.length > 0;
  const buyer = reservesMore ? await buyerOf(ctx, order) : null;
  const added = buyer ? await draftLines(ctx, buyer, plan.added, remainingLines) : [];
  const changed = await draftedChanges(buyer, plan.changed, reallocated);
  const totalOf = new Map(changed.map(({ lineId, totalPrice }) => [lineId, totalPrice]));
  return {
    lines: added,
    changedLines: changed,
    removedLineIds: [...removedLines].map((line) => line.id),
    totalPrice: sumOf([...remainingLines.map((line) => totalOf.get(line.id) ?? line.totalPrice), ...pricesOf(added)]),
    currency: order.currency,
  };
}

/** Previews changed lines. A line with a new amount gets the buyer's current price. */
async function draftedChanges(
  buyer: RequestContext | null,
  changed: readonly LineChange[],
  reallocated: readonly LineChange[],
): Promise<DraftedLine[]> {
  const rowOfChange = new Map(
    reallocated.map((change) => [
      change,
      { ...rowOf(change), numberOfStones: change.numberOfStones ?? change.line.numberOfStones },
    ]),
  );
  const offers: ReadonlyMap<unknown, StoredOffer> = buyer
    ? await offersOf(buyer, [...rowOfChange.values()])
    : new Map();
  const unavailable = [...offers.values()].filter((offer) => !canBeOrdered(offer));
  const refusals = buyer ? await saleRefusals(buyer, unavailable) : new Map<Offer, string>();
  return changed.map((change): DraftedLine => {
    const { line, totalPrice = null } = change;
    const row = rowOfChange.get(change);
    const lineId = line.id;
    const set = totalPrice === null ? null : String(totalPrice);
    if (!row) {
      return { lineId, items: [], buyersPrice: null, totalPrice: set ?? line.totalPrice, problem: null };
    }
    const offer = offers.get(row);
    if (!offer) {
      const explanation = 'This item is no longer for sale to the buyer, so its amount cannot be changed.';
      return { lineId, items: [], buyersPrice: null, totalPrice: line.totalPrice, problem: { path: '', explanation } };
    }
    return {
      lineId,
      items: [itemOf(offer, false)],
      buyersPrice: offer.totalPrice,
      totalPrice: set ?? offer.totalPrice,
      problem: orderabilityProblem([offer], refusals),
    };
  });
}

const requestedLines = (lines: OrderDraftInput['lines']): RequestedLine[] =>
  lines.map(({ item, totalPrice = null }, index) => ({ index, item, totalPrice }));

/** Returns the prices of the lines that can be ordered. */
const pricesOf = (lines: readonly DraftedLine[]): string[] =>
  lines.flatMap(({ problem, totalPrice }) => (problem === null && totalPrice !== null ? [totalPrice] : []));
