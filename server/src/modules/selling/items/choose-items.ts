import { AppError, invalid, notForSale } from '../../../kernel/errors/errors.ts';
import type { ItemProblem } from '../../../kernel/errors/problem.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { itemKinds, kindOf } from '../kinds/kinds.ts';
import {
  canBeOrdered,
  type ItemChoice,
  isStored,
  type Offer,
  type RequestedItem,
  type StoredOffer,
  unavailabilityText,
  type WantedRow,
} from '../kinds/offer.ts';
import { splitPairs, splitReason } from './pairs.ts';

interface ChosenRow extends WantedRow {
  readonly ringSize: string | null;
  readonly lineSet: string | null;
}

/**
 * Resolves an item that the caller identifies with one field of `BasketItemInput`, or of another input with the same
 * item fields. Does not read or write items: a new ring is returned as its parts.
 */
export async function resolveItem(
  ctx: RequestContext,
  item: object,
  wishes: ReadonlyMap<number, ChosenRow>,
): Promise<ItemChoice | AppError> {
  const [entry, ...otherEntries] = Object.entries(item).filter(([, value]) => value !== undefined && value !== null);
  if (!entry || otherEntries.length > 0) return invalid('', 'must contain exactly one item');
  const [name, value] = entry;
  for (const { itemType, fields } of itemKinds) {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) continue;
    const part = field.isPart ? name : null;
    try {
      return { ...noOptions, itemType, part, ...(await field.meaning(ctx, value)) };
    } catch (error) {
      if (error instanceof AppError) return withItemPath(error, part);
      throw error;
    }
  }
  const wishlistRow = wishes.get(Number(value));
  return (wishlistRow && resolveRow(wishlistRow)) ?? new AppError('ITEM_NOT_FOUND', { explanation: wishRemoved });
}

const wishRemoved = 'This item is no longer on your wishlist. Choose the item itself.';

const noOptions = {
  itemId: null,
  parts: null,
  numberOfStones: null,
  carats: null,
  ringSize: null,
  asSet: false,
  part: null,
} as const;

const withItemPath = (error: AppError, part: string | null): AppError =>
  part === null ? error : error.withPaths((path) => (path === '' ? '' : `${part}.${path}`));

/**
 * Returns the item and amount of a row. A row that was added with its set represents the whole set. Undefined if the
 * item is deleted.
 */
export function resolveRow(row: ChosenRow): ItemChoice | undefined {
  const { itemType, itemId, numberOfStones, carats, ringSize, lineSet } = row;
  if (itemId === null) return undefined;
  return { ...noOptions, itemType, itemId, numberOfStones, carats, ringSize, asSet: lineSet !== null };
}

/** Item to add, with the index of the choice that it belongs to. */
export interface ChosenItem {
  readonly index: number;
  readonly offer: Offer;
  readonly ringSize: string | null;
  /** True if the choice lists the item. False if the item was added because it belongs to the same set. */
  readonly isNamed: boolean;
}

interface ChosenItems {
  readonly additions: readonly ChosenItem[];
  readonly problems: readonly ItemProblem[];
}

/**
 * Finds the chosen items for the caller. Items that the caller may not see are treated as not found. A stone of a
 * line set adds the whole set, and half of an inseparable pair adds the other half. Choices that are errors are
 * returned as problems.
 */
export async function chooseItems(
  ctx: RequestContext,
  choices: readonly (ItemChoice | AppError)[],
  { mustBeForSale }: { mustBeForSale: boolean },
): Promise<ChosenItems> {
  const additions: ChosenItem[] = [];
  const problems: ItemProblem[] = [];
  const knownOffers = await offersFor(
    ctx,
    choices.flatMap((choice) => (choice instanceof AppError ? [] : [choice])),
  );
  for (const [index, choice] of choices.entries()) {
    const outcome = choice instanceof AppError ? choice : pick(knownOffers, choice, mustBeForSale);
    if (outcome instanceof AppError) problems.push({ index, error: outcome });
    else {
      const ringSize = choice instanceof AppError ? null : choice.ringSize;
      additions.push(...outcome.map((offer, position) => ({ index, offer, ringSize, isNamed: position === 0 })));
    }
  }
  return { additions, problems };
}

/** Offers of the choices, and of items that are sold only together with them. */
interface KnownOffers {
  readonly offers: ReadonlyMap<RequestedItem, Offer>;
  readonly inSets: readonly Offer[];
}

/** Reads the offers of choices. Runs a fixed number of queries per kind. */
async function offersFor(ctx: RequestContext, choices: readonly ItemChoice[]): Promise<KnownOffers> {
  const offers = new Map<RequestedItem, Offer>();
  const inSets: Offer[] = [];
  for (const { itemType, offers: offersOf, setsOf } of itemKinds) {
    const kindChoices = choices.filter((choice) => choice.itemType === itemType);
    if (kindChoices.length === 0) continue;
    const kindOffers = await offersOf(ctx, kindChoices);
    for (const [choice, offer] of kindOffers) offers.set(choice, offer);
    const setOffers = [...kindOffers.values()].filter(({ lineSet }) => lineSet !== null);
    if (setsOf && setOffers.length > 0) inSets.push(...(await setsOf(ctx, setOffers)));
  }
  return { offers, inSets };
}

function pick(knownOffers: KnownOffers, choice: ItemChoice, mustBeForSale: boolean): readonly Offer[] | AppError {
  const { itemId, asSet, part } = choice;
  const offer = knownOffers.offers.get(choice);
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
  const setOffers =
    lineSet === null
      ? []
      : knownOffers.inSets.filter((candidate) => candidate.lineSet === lineSet && candidate.itemId !== itemId);
  const offersOfSet = [offer, ...setOffers];
  if (!mustBeForSale) return offersOfSet;
  if (splitPairs(offersOfSet).length > 0) {
    return notForSale([{ path: '', message: `${offer.description} ${splitReason(offer)}` }]);
  }
  const unavailable = offersOfSet.filter((candidate) => !canBeOrdered(candidate));
  if (unavailable.length === 0) return offersOfSet;
  return notForSale(
    unavailable.map((candidate) => ({
      path: '',
      message: `${candidate.description} ${unavailabilityText(candidate)}`,
    })),
  );
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
    const newItems = chosen.flatMap(({ offer }) =>
      offer.itemType === itemType && offer.parts ? [{ offer, parts: offer.parts }] : [],
    );
    if (!store || newItems.length === 0) continue;
    const stored = await store(
      ctx,
      newItems.map(({ parts }) => parts),
    );
    for (const [index, { offer }] of newItems.entries()) ids.set(offer, stored[index] ?? 0);
  }
  return chosen.map(({ offer, ...item }) => ({ ...item, offer: withId(offer, ids.get(offer)) }));
}

function withId(offer: Offer, id: number | undefined): StoredOffer {
  if (isStored(offer)) return offer;
  if (!id) throw new Error(`${offer.description} was not stored`);
  return { ...offer, itemId: id, parts: null };
}
