import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { asSentence } from '../../../kernel/errors/explanations.ts';
import type { ItemProblem } from '../../../kernel/errors/problem.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sumOf } from '../../../kernel/values/money.ts';
import {
  canBeOrdered,
  chooseItems,
  goneReason,
  type ItemChoice,
  itemKinds,
  keyOf,
  kindOf,
  type Offer,
  splitPairs,
  splitReason,
} from '../../selling/index.ts';
import { meaningOf, unpriced, type WantedLine } from '../placing/choose-lines.ts';
import type { DraftedItem, DraftedLine, DraftProblem } from './draft.ts';

/** An item on the order already. */
interface Present {
  readonly itemType: number;
  readonly itemId: number | null;
}

const isGone = (offer: Offer): boolean => !canBeOrdered(offer);
const isWithoutPrice = ({ totalPrice, isOnRequest = false }: Offer): boolean => !isOnRequest && Number(totalPrice) <= 0;
const withoutPrice = 'has no price, so that it cannot be sold';

/** Why what is offered cannot be had, to follow its description. */
const whyGone = (offer: Offer): string => (isWithoutPrice(offer) ? withoutPrice : goneReason(offer));

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
  const unseen = await whyUnseen(ctx, choices, problems);
  const problemOf = new Map(problems.map(({ index, error }) => [index, problemOfError(error, unseen.get(index))]));
  const offers = additions.map(({ offer }) => offer);
  const split = new Set(splitPairs(offers));
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
        hindranceOf(own, split) ??
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

/** Why things that are sold together cannot be had now. Null: they can. */
export function hindranceOf(offers: readonly Offer[], split: ReadonlySet<Offer> = new Set()): DraftProblem | null {
  const words = offers.flatMap((offer) => {
    const why = isGone(offer) ? whyGone(offer) : split.has(offer) ? splitReason(offer) : null;
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

/** Why the buyer is not offered what some choices name, as far as an administrator knows more, by the position of the choice. */
async function whyUnseen(
  ctx: RequestContext,
  choices: readonly (ItemChoice | AppError)[],
  problems: readonly ItemProblem[],
): Promise<ReadonlyMap<number, string>> {
  const named = problems.flatMap(({ index, error }) => {
    const choice = choices[index];
    const isUnseen = choice && !(choice instanceof AppError) && error.code === kindOf(choice).notFound;
    return isUnseen ? [{ index, choice }] : [];
  });
  const wanted = named.map(({ choice }) => choice);
  const { additions } = await chooseItems(ctx, wanted, { mustBeForSale: false });
  const reasons = new Map<number, string>();
  for (const { index, offer, isNamed } of additions) {
    const position = named[index]?.index;
    if (position === undefined || !isNamed) continue;
    const why = isGone(offer) || isWithoutPrice(offer) ? whyGone(offer) : 'is not on sale to this buyer';
    reasons.set(position, asSentence(`${offer.description} ${why}`));
  }
  return reasons;
}
