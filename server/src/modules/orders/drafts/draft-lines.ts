import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { asSentence } from '../../../kernel/errors/explanations.ts';
import type { ItemProblem } from '../../../kernel/errors/problem.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sumOf } from '../../../kernel/values/money.ts';
import { chooseItems, saleRefusals, splitPairs, splitReason } from '../../selling/items/index.ts';
import { canBeOrdered, goneReason, type ItemChoice, itemKinds, keyOf, type Offer } from '../../selling/kinds/index.ts';
import { meaningOf, refusalsOf, unpriced, unseenAmong, type WantedLine } from '../placing/choose-lines.ts';
import type { DraftedItem, DraftedLine, DraftProblem } from './draft.ts';

/** An item on the order already. */
interface Present {
  readonly itemType: number;
  readonly itemId: number | null;
}

const isGone = (offer: Offer): boolean => !canBeOrdered(offer);
/**
 * What lines would put on an order, at the buyer's prices, and what is the matter with those that could not be ordered. The
 * caller of `ctx` is an administrator, and told more than the buyer would be. Stores and locks nothing; a fixed number of
 * queries per kind.
 */
export async function draftLines(
  ctx: RequestContext,
  buyer: RequestContext,
  lines: readonly WantedLine[],
  present: readonly Present[],
): Promise<DraftedLine[]> {
  const { choices, additions, problems } = await meaningOf(buyer, lines, { setsPrices: true });
  const offersOf = Map.groupBy(additions, ({ index }) => index);
  const unseen = await whyUnseen(ctx, buyer, choices, problems);
  const problemOf = new Map(problems.map(({ index, error }) => [index, problemOfError(error, unseen.get(index))]));
  const offers = additions.map(({ offer }) => offer);
  const split = new Set(splitPairs(offers));
  const refusals = await saleRefusals(buyer, offers.filter(isGone));
  const madeToOrder = await offersMadeToOrder(ctx.em, offers);
  const taken = new Set(present.map(keyOf));
  return lines.map(({ totalPrice }, index) => {
    const own = (offersOf.get(index) ?? []).map(({ offer }) => offer);
    const stored = own.filter(({ itemId }) => itemId !== null).map(keyOf);
    const isTaken = stored.some((key) => taken.has(key));
    for (const key of stored) taken.add(key);
    const isOnRequest = own.some((offer) => offer.isOnRequest);
    const buyersPrice = own.length === 0 || isOnRequest ? null : sumOf(own.map((offer) => offer.totalPrice));
    return {
      lineId: null,
      items: own.map((offer) => itemOf(offer, madeToOrder.has(offer))),
      buyersPrice,
      totalPrice: totalPrice === null ? buyersPrice : String(totalPrice),
      problem:
        problemOf.get(index) ??
        (isTaken ? whole('This is on the order already.') : null) ??
        hindranceOf(own, refusals, split) ??
        (isOnRequest && totalPrice === null
          ? { path: 'totalPrice', explanation: asSentence(`This ${unpriced}`) }
          : null),
    };
  });
}

/** An offer as a draft shows it. */
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

/** Returns why things that are sold together cannot be ordered now. `refusals`: why they are not for sale (`saleRefusals`). Null: they can. */
export function hindranceOf(
  offers: readonly Offer[],
  refusals: ReadonlyMap<Offer, string>,
  split: ReadonlySet<Offer> = new Set(),
): DraftProblem | null {
  const words = offers.flatMap((offer) => {
    const refusal = refusals.get(offer);
    if (refusal !== undefined) return asSentence(offers.length === 1 ? refusal : `${offer.description} is ${refusal}`);
    const why = isGone(offer) ? goneReason(offer) : split.has(offer) ? splitReason(offer) : null;
    return why === null ? [] : [asSentence(`${offers.length === 1 ? 'This' : offer.description} ${why}`)];
  });
  return words.length === 0 ? null : whole(words.join(' '));
}

const whole = (explanation: string): DraftProblem => ({ path: '', explanation });

function problemOfError({ details, explanation }: AppError, reason: string | undefined): DraftProblem {
  const [detail] = details ?? [];
  if (reason !== undefined) return whole(reason);
  return detail && detail.path !== ''
    ? { path: `item.${detail.path}`, explanation: asSentence(detail.message) }
    : whole(explanation);
}

/** Those of some offers that are made to order. One query per kind that takes whole items. */
async function offersMadeToOrder(em: EntityManager, offers: readonly Offer[]): Promise<ReadonlySet<Offer>> {
  const found = new Set<Offer>();
  for (const { itemType, reservations } of itemKinds) {
    const ofKind = offers.filter((offer) => offer.itemType === itemType);
    if (ofKind.length === 0) continue;
    const reserved = await reservations(em, ofKind);
    for (const offer of ofKind) if (reserved.get(offer) === null) found.add(offer);
  }
  return found;
}

/**
 * Returns why the buyer does not see the items that some choices name, by the index of the choice, as far as the
 * administrator, who is the caller of `ctx`, sees them.
 */
async function whyUnseen(
  ctx: RequestContext,
  buyer: RequestContext,
  choices: readonly (ItemChoice | AppError)[],
  problems: readonly ItemProblem[],
): Promise<ReadonlyMap<number, string>> {
  const reasons = new Map(
    [...(await refusalsOf(buyer, choices, problems))].map(([index, why]) => [index, asSentence(why)]),
  );
  const hidden = unseenAmong(choices, problems).filter(({ index }) => !reasons.has(index));
  const wanted = hidden.map(({ choice }) => choice);
  const { additions } = await chooseItems(ctx, wanted, { mustBeForSale: false });
  for (const { index, offer, isNamed } of additions) {
    const position = hidden[index]?.index;
    if (position !== undefined && isNamed) {
      reasons.set(position, asSentence(`${offer.description} is not on sale to this buyer`));
    }
  }
  return reasons;
}
