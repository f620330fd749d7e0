import { AppError, invalid, notForSale } from '../../kernel/errors/errors.ts';
import type { ItemProblem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { Availability } from '../catalogue/index.ts';
import type { Addition } from './basket.ts';
import { ItemType } from './item-type.ts';
import { splitPairs, splitReason } from './pairs.ts';
import type { Offer, Wanted } from './sellable.ts';
import { sellables } from './sellables.ts';

/** A thing that somebody asks for. */
export interface ItemChoice extends Wanted {
  readonly itemType: ItemType;
  readonly ringSize: string | null;
  /** He takes it for part of a line set. */
  readonly asSet: boolean;
  /** The part of the request's item that says how much of it. Null: the item says no more than which. */
  readonly part: 'parcel' | 'melee' | 'engagementRing' | 'completedRing' | null;
}

/** Something to put in, with the position of the choice that brought it. */
interface ChosenItem extends Addition {
  readonly index: number;
}

/** What becomes of choices: for each, everything that comes with it, or a problem. */
interface ChosenItems {
  readonly additions: readonly ChosenItem[];
  readonly problems: readonly ItemProblem[];
}

/**
 * Finds what the choices mean for the caller. A thing that he may not see is answered as if it did not exist; a stone
 * of a line set brings its whole set. A choice that already is an error stays one.
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
  const split = mustBeForSale ? new Set(splitPairs([...known.offers.values()])) : new Set<Offer>();
  for (const [index, choice] of choices.entries()) {
    const outcome = choice instanceof AppError ? choice : pick(known, choice, { mustBeForSale, split });
    if (outcome instanceof AppError) problems.push({ index, error: outcome });
    else {
      const ringSize = choice instanceof AppError ? null : choice.ringSize;
      additions.push(...outcome.map((offer) => ({ index, offer, ringSize })));
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
  for (const { itemType, offers: offersOf, setsOf } of sellables) {
    const wanted = choices.filter((choice) => choice.itemType === itemType);
    if (wanted.length === 0) continue;
    const found = await offersOf(ctx, wanted);
    for (const [choice, offer] of found) offers.set(choice, offer);
    const isInSet = [...found.values()].some(({ lineSet }) => lineSet !== null);
    if (setsOf && isInSet) inSets.push(...(await setsOf(ctx, wanted)));
  }
  return { offers, inSets };
}

function pick(
  known: KnownOffers,
  choice: ItemChoice,
  { mustBeForSale, split }: { mustBeForSale: boolean; split: ReadonlySet<Offer> },
): readonly Offer[] | AppError {
  const { itemType, itemId, asSet, part } = choice;
  const offer = known.offers.get(choice);
  if (!offer) return new AppError(itemType === ItemType.DIAMOND ? 'DIAMOND_NOT_FOUND' : 'ITEM_NOT_FOUND');
  const { lineSet, refusal } = offer;
  if (refusal) return invalid(part === null ? '' : `${part}.${refusal.path}`, refusal.message);
  if (asSet && lineSet === null) return invalid('lineSetDiamondId', `${offer.stockId} is in no line set`);
  const others = lineSet === null ? [] : known.inSets.filter((one) => one.lineSet === lineSet && one.itemId !== itemId);
  const together = [offer, ...others];
  const gone = mustBeForSale ? together.filter(({ availability }) => availability === Availability.GONE) : [];
  if (split.has(offer)) return notForSale([{ path: '', message: `${offer.description} ${splitReason(offer)}` }]);
  if (gone.length === 0) return together;
  return notForSale(gone.map(({ description }) => ({ path: '', message: `${description} is no longer for sale` })));
}
