import { AppError, invalid, notForSale } from '../../../kernel/errors/errors.ts';
import type { ItemProblem } from '../../../kernel/errors/problem.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { itemKinds, kindOf } from '../kinds/kinds.ts';
import {
  canBeOrdered,
  type ItemChoice,
  isStored,
  type Offer,
  type StoredOffer,
  unavailabilityText,
  type Wanted,
  type WantedRow,
} from '../kinds/offer.ts';
import { splitPairs, splitReason } from './pairs.ts';

interface ChosenRow extends WantedRow {
  readonly ringSize: string | null;
  readonly lineSet: string | null;
}

/**
 * Resolves an item that the caller identifies with one field of `BasketItemInput`, or of another input with the
 * fields of item kinds. Does not read or write items: a new ring is described by its parts.
 */
export async function resolveItem(
  ctx: RequestContext,
  item: object,
  wishes: ReadonlyMap<number, ChosenRow>,
): Promise<ItemChoice | AppError> {
  const [given, ...others] = Object.entries(item).filter(([, value]) => value !== undefined && value !== null);
  if (!given || others.length > 0) return invalid('', 'must contain exactly one item');
  const [name, value] = given;
  for (const { itemType, fields } of itemKinds) {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) continue;
    const part = field.isPart ? name : null;
    try {
      return { ...nothingSaid, itemType, part, ...(await field.meaning(ctx, value)) };
    } catch (error) {
      if (error instanceof AppError) return withinItem(error, part);
      throw error;
    }
  }
  const wish = wishes.get(Number(value));
  return (wish && resolveRow(wish)) ?? new AppError('ITEM_NOT_FOUND', { explanation: wishGone });
}

const wishGone = 'This item is no longer on your wishlist. Choose the item itself.';

const nothingSaid = {
  itemId: null,
  parts: null,
  numberOfStones: null,
  carats: null,
  ringSize: null,
  asSet: false,
  part: null,
} as const;

const withinItem = (error: AppError, part: string | null): AppError =>
  part === null ? error : error.withPaths((path) => (path === '' ? '' : `${part}.${path}`));

/**
 * Returns the item and amount of a row. A row that was added with its set represents the whole set. Undefined if the
 * item is deleted.
 */
export function resolveRow(row: ChosenRow): ItemChoice | undefined {
  const { itemType, itemId, numberOfStones, carats, ringSize, lineSet } = row;
  if (itemId === null) return undefined;
  return { ...nothingSaid, itemType, itemId, numberOfStones, carats, ringSize, asSet: lineSet !== null };
}

/** Item to add, with the index of the choice that it belongs to. */
export interface ChosenItem {
  readonly index: number;
  readonly offer: Offer;
  readonly ringSize: string | null;
  /** True if the choice lists the item, false if the item was added because it belongs to the same set. */
  readonly isNamed: boolean;
}

interface ChosenItems {
  readonly additions: readonly ChosenItem[];
  readonly problems: readonly ItemProblem[];
}

/**
 * Finds the items of choices for the caller. Items that the caller may not see are treated as not found. A stone of a
 * line set adds the whole set; half of an inseparable pair adds the other half. Choices that are errors are returned
 * as problems.
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

/** Offers of the choices, and of items that are sold only together with them. */
interface KnownOffers {
  readonly offers: ReadonlyMap<Wanted, Offer>;
  readonly inSets: readonly Offer[];
}

/** Reads the offers of choices. Runs a fixed number of queries per kind. */
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
    return invalid(
      'lineSetDiamondId',
      `${offer.stockId} does not belong to a line set`,
      `${offer.stockId} does not belong to a line set.`,
    );
  }
  const others = lineSet === null ? [] : known.inSets.filter((one) => one.lineSet === lineSet && one.itemId !== itemId);
  const together = [offer, ...others];
  if (!mustBeForSale) return together;
  if (splitPairs(together).length > 0) {
    return notForSale([{ path: '', message: `${offer.description} ${splitReason(offer)}` }]);
  }
  const gone = together.filter((one) => !canBeOrdered(one));
  if (gone.length === 0) return together;
  return notForSale(gone.map((one) => ({ path: '', message: `${one.description} ${unavailabilityText(one)}` })));
}

export interface StoredItem extends ChosenItem {
  readonly offer: StoredOffer;
}

/**
 * Stores chosen items that consist of new parts, in the transaction that writes their rows. Runs one query per kind.
 */
export async function storeItems(ctx: RequestContext, chosen: readonly ChosenItem[]): Promise<StoredItem[]> {
  const ids = new Map<Offer, number>();
  for (const { itemType, store } of itemKinds) {
    const made = chosen.flatMap(({ offer }) =>
      offer.itemType === itemType && offer.parts ? [{ offer, parts: offer.parts }] : [],
    );
    if (!store || made.length === 0) continue;
    const stored = await store(
      ctx,
      made.map(({ parts }) => parts),
    );
    for (const [index, { offer }] of made.entries()) ids.set(offer, stored[index] ?? 0);
  }
  return chosen.map(({ offer, ...item }) => ({ ...item, offer: withId(offer, ids.get(offer)) }));
}

function withId(offer: Offer, id: number | undefined): StoredOffer {
  if (isStored(offer)) return offer;
  if (!id) throw new Error(`${offer.description} was not stored`);
  return { ...offer, itemId: id, parts: null };
}
