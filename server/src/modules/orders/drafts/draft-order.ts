import { administrator } from '../../../kernel/use-cases/access.ts';
import { over, type RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { sumOf } from '../../../kernel/values/money.ts';
import { rolledBack } from '../../../platform/database/transactions.ts';
import { offersOf } from '../../selling/basket/index.ts';
import { saleRefusals } from '../../selling/items/index.ts';
import { canBeOrdered, type Offer, type StoredOffer } from '../../selling/kinds/index.ts';
import { OrderChangeDraftInput, OrderDraftInput } from '../administration/admin-order.inputs.ts';
import { buyerOf, giveBack, requireOpen, rowOf } from '../administration/change-order.ts';
import type { LineChange } from '../administration/line-changes.ts';
import { onBehalfOf } from '../administration/on-behalf-of.ts';
import { planOf } from '../administration/save-order.ts';
import { lockOrder } from '../lock-order.ts';
import { OrderLine } from '../order-line.entity.ts';
import type { WantedLine } from '../placing/choose-lines.ts';
import { type Draft, type DraftedLine, draftLines, hindranceOf, itemOf } from './draft-lines.ts';

/**
 * What an order for a user would come to now, line by line, and why lines could not be ordered: nothing is stored, nothing
 * reserved. Throws USER_NOT_FOUND, and INVALID_REQUEST for an account that may not buy.
 */
export const draftOrder = query(administrator, OrderDraftInput, async (ctx, { userId, lines }): Promise<Draft> => {
  const buyer = await onBehalfOf(ctx, userId, 'userId');
  const drafted = await draftLines(ctx, buyer, wantedOf(lines), []);
  return {
    lines: drafted,
    changedLines: [],
    removedLineIds: [],
    totalPrice: sumOf(pricesOf(drafted)),
    currency: ctx.services.config.currency,
  };
});

/**
 * What a change of the lines of an open order would come to. The stock that it gives back is given back for this question
 * alone: the transaction is not committed. Throws what `changeOrder` throws of the order as a whole.
 */
export const draftOrderChange = query(administrator, OrderChangeDraftInput, (ctx, input) =>
  ctx.services.changes.take(() => rolledBack(ctx.em, (em) => draftChange(over(em, ctx), input))),
);

async function draftChange(ctx: RequestContext, { id, ...wanted }: OrderChangeDraftInput): Promise<Draft> {
  const { em } = ctx;
  const order = await lockOrder(ctx, id);
  requireOpen(order);
  const lines = await em.find(OrderLine, { order }, { orderBy: { position: 'asc' } });
  const plan = planOf(wanted, lines, '');
  const { gone, reclaimed } = await giveBack(em, order, lines, plan);
  const kept = lines.filter((line) => !gone.has(line));
  const takesMore = plan.added.length + reclaimed.length > 0;
  const buyer = takesMore ? await buyerOf(ctx, order) : null;
  const added = buyer ? await draftLines(ctx, buyer, plan.added, kept) : [];
  const changed = await draftedChanges(buyer, plan.changed, reclaimed);
  const totalOf = new Map(changed.map(({ lineId, totalPrice }) => [lineId, totalPrice]));
  return {
    lines: added,
    changedLines: changed,
    removedLineIds: [...gone].map((line) => line.id),
    totalPrice: sumOf([...kept.map((line) => totalOf.get(line.id) ?? line.totalPrice), ...pricesOf(added)]),
    currency: order.currency,
  };
}

/** What changed lines come to: at the buyer's price of this moment where their amount is another one. */
async function draftedChanges(
  buyer: RequestContext | null,
  changed: readonly LineChange[],
  reclaimed: readonly LineChange[],
): Promise<DraftedLine[]> {
  const rowOfChange = new Map(
    reclaimed.map((change) => [
      change,
      { ...rowOf(change), numberOfStones: change.numberOfStones ?? change.line.numberOfStones },
    ]),
  );
  const offers: ReadonlyMap<unknown, StoredOffer> = buyer
    ? await offersOf(buyer, [...rowOfChange.values()])
    : new Map();
  const gone = [...offers.values()].filter((offer) => !canBeOrdered(offer));
  const refusals = buyer ? await saleRefusals(buyer, gone) : new Map<Offer, string>();
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
      const explanation = 'This is not on sale to the buyer any more: its amount stays as it is.';
      return { lineId, items: [], buyersPrice: null, totalPrice: line.totalPrice, problem: { path: '', explanation } };
    }
    return {
      lineId,
      items: [itemOf(offer, false)],
      buyersPrice: offer.totalPrice,
      totalPrice: set ?? offer.totalPrice,
      problem: hindranceOf([offer], refusals),
    };
  });
}

const wantedOf = (lines: OrderDraftInput['lines']): WantedLine[] =>
  lines.map(({ item, totalPrice = null }, index) => ({ index, item, totalPrice }));

/** What those of some lines come to that could be ordered. */
const pricesOf = (lines: readonly DraftedLine[]): string[] =>
  lines.flatMap(({ problem, totalPrice }) => (problem === null && totalPrice !== null ? [totalPrice] : []));
