import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { asSentence } from '../../../kernel/errors/explanations.ts';
import type { ItemProblem } from '../../../kernel/errors/problem.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sumOf } from '../../../kernel/values/money.ts';
import { chooseItems, saleRefusals, splitPairs, splitReason } from '../../selling/items/index.ts';
import {
  canBeOrdered,
  type ItemChoice,
  itemKinds,
  keyOf,
  type Offer,
  unavailabilityText,
} from '../../selling/kinds/index.ts';
import { notFoundChoices, type RequestedLine, refusalsOf, resolveLines, unpriced } from '../placing/choose-lines.ts';

/** Reason why a line cannot be ordered as requested. */
export interface DraftProblem {
  /** Path of the invalid field within the line. Empty if the problem concerns the whole line. */
  readonly path: string;
  readonly explanation: string;
}

/** Item of a drafted line. Decimals are strings with all digits. */
export interface DraftedItem {
  readonly kind: number;
  readonly stockNumber: string;
  readonly description: string;
  readonly carats: string | null;
  readonly numberOfStones: number | null;
  /** Null if the item has no price. */
  readonly price: { readonly total: string; readonly perCarat: string | null; readonly unit: string | null } | null;
  readonly isMadeToOrder: boolean;
}

/** Preview of one requested line. */
export interface DraftedLine {
  /** ID of the order line to be changed. Null for a new line. */
  readonly lineId: number | null;
  readonly items: readonly DraftedItem[];
  /** Null if no item is found, an item has no price, or the amount does not change. */
  readonly buyersPrice: string | null;
  readonly totalPrice: string | null;
  /** Null if the line can be ordered now. */
  readonly problem: DraftProblem | null;
}

/** Preview of an order or of changes to its lines. */
export interface Draft {
  readonly lines: readonly DraftedLine[];
  readonly changedLines: readonly DraftedLine[];
  readonly removedLineIds: readonly number[];
  readonly totalPrice: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

interface Present {
  readonly itemType: number;
  readonly itemId: number | null;
}

const isUnavailable = (offer: Offer): boolean => !canBeOrdered(offer);
/**
 * Previews the lines of an order at the buyer's prices, with reasons for lines that cannot be ordered. The caller of
 * `ctx` is an administrator and gets more detailed reasons than the buyer would. Does not store or lock anything.
 * Runs a fixed number of queries per item kind.
 */
export async function draftLines(
  ctx: RequestContext,
  buyer: RequestContext,
  lines: readonly RequestedLine[],
  present: readonly Present[],
): Promise<DraftedLine[]> {
  const { choices, additions, problems } = await resolveLines(buyer, lines, { setsPrices: true });
  const offersOf = Map.groupBy(additions, ({ index }) => index);
  const hiddenReasons = await explainHidden(ctx, buyer, choices, problems);
  const problemOf = new Map(
    problems.map(({ index, error }) => [index, problemOfError(error, hiddenReasons.get(index))]),
  );
  const offers = additions.map(({ offer }) => offer);
  const split = new Set(splitPairs(offers));
  const refusals = await saleRefusals(buyer, offers.filter(isUnavailable));
  const madeToOrder = await offersMadeToOrder(ctx.em, offers);
  const listedKeys = new Set(present.map(keyOf));
  return lines.map(({ totalPrice }, index) => {
    const lineOffers = (offersOf.get(index) ?? []).map(({ offer }) => offer);
    const stored = lineOffers.filter(({ itemId }) => itemId !== null).map(keyOf);
    const isAlreadyListed = stored.some((key) => listedKeys.has(key));
    for (const key of stored) listedKeys.add(key);
    const isOnRequest = lineOffers.some((offer) => offer.isOnRequest);
    const buyersPrice =
      lineOffers.length === 0 || isOnRequest ? null : sumOf(lineOffers.map((offer) => offer.totalPrice));
    return {
      lineId: null,
      items: lineOffers.map((offer) => itemOf(offer, madeToOrder.has(offer))),
      buyersPrice,
      totalPrice: totalPrice === null ? buyersPrice : String(totalPrice),
      problem:
        problemOf.get(index) ??
        (isAlreadyListed ? lineProblem('This item is already on the order.') : null) ??
        orderabilityProblem(lineOffers, refusals, split) ??
        (isOnRequest && totalPrice === null
          ? { path: 'totalPrice', explanation: asSentence(`This item ${unpriced}`) }
          : null),
    };
  });
}

/** Converts an offer to a drafted item. */
export const itemOf = (offer: Offer, isMadeToOrder: boolean): DraftedItem => ({
  kind: offer.itemType,
  stockNumber: offer.stockId,
  description: offer.description,
  carats: offer.carats,
  numberOfStones: offer.numberOfStones,
  price: offer.isOnRequest
    ? null
    : { total: offer.totalPrice, perCarat: offer.pricePerCarat, unit: offer.unitPrice ?? null },
  isMadeToOrder,
});

/**
 * Returns the reason why a set of items cannot be ordered now, or null. `refusals` contains the reasons why items are
 * not for sale (`saleRefusals`).
 */
export function orderabilityProblem(
  offers: readonly Offer[],
  refusals: ReadonlyMap<Offer, string>,
  split: ReadonlySet<Offer> = new Set(),
): DraftProblem | null {
  const sentences = offers.flatMap((offer) => {
    const refusal = refusals.get(offer);
    if (refusal !== undefined) return asSentence(offers.length === 1 ? refusal : `${offer.description} is ${refusal}`);
    const reason = isUnavailable(offer) ? unavailabilityText(offer) : split.has(offer) ? splitReason(offer) : null;
    return reason === null ? [] : [asSentence(`${offers.length === 1 ? 'This' : offer.description} ${reason}`)];
  });
  return sentences.length === 0 ? null : lineProblem(sentences.join(' '));
}

const lineProblem = (explanation: string): DraftProblem => ({ path: '', explanation });

function problemOfError({ details, explanation }: AppError, reason: string | undefined): DraftProblem {
  const [detail] = details ?? [];
  if (reason !== undefined) return lineProblem(reason);
  return detail && detail.path !== ''
    ? { path: `item.${detail.path}`, explanation: asSentence(detail.message) }
    : lineProblem(explanation);
}

/** Returns the offers that are made to order. Runs one query per item kind that is sold as whole items. */
async function offersMadeToOrder(em: EntityManager, offers: readonly Offer[]): Promise<ReadonlySet<Offer>> {
  const madeToOrder = new Set<Offer>();
  for (const { itemType, reservations } of itemKinds) {
    const kindOffers = offers.filter((offer) => offer.itemType === itemType);
    if (kindOffers.length === 0) continue;
    const reserved = await reservations(em, kindOffers);
    for (const offer of kindOffers) if (reserved.get(offer) === null) madeToOrder.add(offer);
  }
  return madeToOrder;
}

/**
 * Returns the reasons why the buyer cannot see the chosen items, keyed by the index of the choice. Covers only items
 * that the calling administrator can see.
 */
async function explainHidden(
  ctx: RequestContext,
  buyer: RequestContext,
  choices: readonly (ItemChoice | AppError)[],
  problems: readonly ItemProblem[],
): Promise<ReadonlyMap<number, string>> {
  const reasons = new Map(
    [...(await refusalsOf(buyer, choices, problems))].map(([index, reason]) => [index, asSentence(reason)]),
  );
  const hidden = notFoundChoices(choices, problems).filter(({ index }) => !reasons.has(index));
  const hiddenChoices = hidden.map(({ choice }) => choice);
  const { additions } = await chooseItems(ctx, hiddenChoices, { mustBeForSale: false });
  for (const { index, offer, isNamed } of additions) {
    const position = hidden[index]?.index;
    if (position !== undefined && isNamed) {
      reasons.set(position, asSentence(`${offer.description} is not for sale to this buyer`));
    }
  }
  return reasons;
}
