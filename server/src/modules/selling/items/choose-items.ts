import { AppError, invalid, notForSale } from '../../../kernel/errors/errors.ts';
import type { ItemProblem } from '../../../kernel/errors/problem.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { itemKinds, kindOf } from '../kinds/kinds.ts';
import { canBeOrdered, goneReason, type ItemChoice, type Offer, type Wanted } from '../kinds/offer.ts';
import { splitPairs, splitReason } from './pairs.ts';

/** Something to put in, with the position of the choice that brought it. */
export interface ChosenItem {
  readonly index: number;
  readonly offer: Offer;
  readonly ringSize: string | null;
  /** The choice names it; else it comes with its set. */
  readonly isNamed: boolean;
}

/** What becomes of choices: for each, everything that comes with it, or a problem. */
interface ChosenItems {
  readonly additions: readonly ChosenItem[];
  readonly problems: readonly ItemProblem[];
}

/**
 * Finds what the choices mean for the caller. An item that they may not see is answered as if it did not exist; a stone
 * of a line set brings its whole set, and half of a pair that is not separated the other half. A choice that already is an error stays one.
 */
export async function chooseItems(
  ctx: RequestContext,
  choices: readonly (ItemChoice | AppError)[],
  { mustBeForSale }: { mustBeForSale: boolean },
): Promise<ChosenItems> {
  const additions: ChosenItem[] = [];
  const problems: ItemProblem[] = [];
  const known = await offersFor(
    ctx,
    choices.flatMap((choice) => (choice instanceof AppError ? [] : [choice])),
  );
  for (const [index, choice] of choices.entries()) {
    const outcome = choice instanceof AppError ? choice : pick(known, choice, mustBeForSale);
    if (outcome instanceof AppError) problems.push({ index, error: outcome });
    else {
      const ringSize = choice instanceof AppError ? null : choice.ringSize;
      additions.push(...outcome.map((offer, place) => ({ index, offer, ringSize, isNamed: place === 0 })));
    }
  }
  return { additions, problems };
}

/** What choices come to, and what is only sold together with one of them. */
interface KnownOffers {
  readonly offers: ReadonlyMap<Wanted, Offer>;
  readonly inSets: readonly Offer[];
}

/** A fixed number of queries per kind. */
async function offersFor(ctx: RequestContext, choices: readonly ItemChoice[]): Promise<KnownOffers> {
  const offers = new Map<Wanted, Offer>();
  const inSets: Offer[] = [];
  for (const { itemType, offers: offersOf, setsOf } of itemKinds) {
    const wanted = choices.filter((choice) => choice.itemType === itemType);
    if (wanted.length === 0) continue;
    const found = await offersOf(ctx, wanted);
    for (const [choice, offer] of found) offers.set(choice, offer);
    const ofSets = [...found.values()].filter(({ lineSet }) => lineSet !== null);
    if (setsOf && ofSets.length > 0) inSets.push(...(await setsOf(ctx, ofSets)));
  }
  return { offers, inSets };
}

function pick(known: KnownOffers, choice: ItemChoice, mustBeForSale: boolean): readonly Offer[] | AppError {
  const { itemId, asSet, part } = choice;
  const offer = known.offers.get(choice);
  if (!offer) return new AppError(kindOf(choice).notFound);
  const { lineSet, refusal } = offer;
  if (refusal) return invalid(part === null ? '' : `${part}.${refusal.path}`, refusal.message);
  if (asSet && lineSet === null) {
    return invalid('lineSetDiamondId', `${offer.stockId} is in no line set`, `${offer.stockId} is in no line set.`);
  }
  const others = lineSet === null ? [] : known.inSets.filter((one) => one.lineSet === lineSet && one.itemId !== itemId);
  const together = [offer, ...others];
  if (!mustBeForSale) return together;
  if (splitPairs(together).length > 0) {
    return notForSale([{ path: '', message: `${offer.description} ${splitReason(offer)}` }]);
  }
  const gone = together.filter((one) => !canBeOrdered(one));
  if (gone.length === 0) return together;
  return notForSale(gone.map((one) => ({ path: '', message: `${one.description} ${goneReason(one)}` })));
}
