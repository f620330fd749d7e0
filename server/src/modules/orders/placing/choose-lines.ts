import { AppError, invalid, notForSale } from '../../../kernel/errors/errors.ts';
import { type ItemProblem, refuseProblems } from '../../../kernel/errors/problem.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import {
  type BasketItemInput,
  chooseItems,
  resolveItem,
  type StoredItem,
  saleRefusals,
  storeItems,
} from '../../selling/items/index.ts';
import { type ItemChoice, keyOf, kindOf } from '../../selling/kinds/index.ts';
import { readNamedItems } from '../../wishlist/index.ts';
import type { LineRow } from './order-lines.ts';

/** Item to add to an order. */
export interface RequestedLine {
  /** Index of the item in the request. */
  readonly index: number;
  readonly item: BasketItemInput;
  /** Price that an administrator has set for all items that this entry adds. Null if the buyer's price applies. */
  readonly totalPrice: number | null;
}

/** Row that becomes an order line, with the price that an administrator set, if any. */
export interface LineAtPrice extends LineRow {
  /** Total price of all rows with the same path, such as all stones of a set. Null if the buyer's price applies. */
  readonly setPrice: number | null;
  readonly path: string;
}

/** Paths and options of a request that lists items. */
export interface ItemListOptions {
  /**
   * Path of the list, and the field of its entries that contains the item. The field is null if the entries
   * themselves are items.
   */
  readonly list: string;
  readonly field: 'item' | null;
  /** True if the request may set prices. Items without a price can then be added. */
  readonly setsPrices: boolean;
}

/** Item that is already in the order. */
interface Present {
  readonly itemType: number;
  readonly itemId: number | null;
}

const join = (...parts: readonly (string | number | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('.');

/**
 * Resolves lines to items for the buyer, who is the caller of `ctx`. Returns a problem for each item that is not
 * found.
 */
export async function resolveLines(
  ctx: RequestContext,
  lines: readonly Pick<RequestedLine, 'item'>[],
  { setsPrices: mayLackPrice }: Pick<ItemListOptions, 'setsPrices'>,
) {
  const items = lines.map(({ item }) => item);
  const wishes = await readNamedItems(ctx, items);
  // Resolved concurrently, so that lookups are batched.
  const resolved = await Promise.all(items.map((item) => resolveItem(ctx, item, wishes)));
  const choices = resolved.map((choice) => (choice instanceof AppError ? choice : { ...choice, mayLackPrice }));
  return { choices, ...(await chooseItems(ctx, choices, { mustBeForSale: false })) };
}

/**
 * Returns the reasons why items that the buyer cannot see are not for sale, keyed by the index of the choice. Use it
 * only for administrators, who may see the items. The caller of `ctx` is the buyer.
 */
export async function refusalsOf(
  ctx: RequestContext,
  choices: readonly (ItemChoice | AppError)[],
  problems: readonly ItemProblem[],
): Promise<ReadonlyMap<number, string>> {
  const notFound = notFoundChoices(choices, problems);
  const refusals = await saleRefusals(
    ctx,
    notFound.map(({ choice }) => choice),
  );
  return new Map(
    notFound.flatMap(({ index, choice }) => {
      const refusal = refusals.get(choice);
      return refusal === undefined ? [] : [[index, refusal] as const];
    }),
  );
}

/** Returns the choices whose items are not found, with their indexes. */
export const notFoundChoices = (choices: readonly (ItemChoice | AppError)[], problems: readonly ItemProblem[]) =>
  problems.flatMap(({ index, error }) => {
    const choice = choices[index];
    const isNotFound = choice && !(choice instanceof AppError) && error.code === kindOf(choice).notFound;
    return isNotFound ? [{ index, choice }] : [];
  });

/** Reason why an item cannot be ordered at the buyer's price. The error message begins with the item's description. */
export const unpriced = 'has no price: set one';

/** Error message for a price of a set if several stones of the set are listed. */
const listedTwice = 'is for a set that is listed more than once: list it once, with the price of the whole set';

/**
 * Resolves requested items to rows for the buyer, who is the caller of `ctx`. If stones of a set are listed, the set
 * is added once as a whole. Does not lock anything. Throws the buyer's errors, naming the items. Throws
 * INVALID_REQUEST for duplicate items and items already in the order. Also throws it for items without a price if the
 * request may not set prices.
 */
export async function chooseLines(
  ctx: RequestContext,
  lines: readonly RequestedLine[],
  options: ItemListOptions,
  present: readonly Present[],
): Promise<LineAtPrice[]> {
  const { list, field, setsPrices } = options;
  const { choices, additions, problems } = await resolveLines(ctx, lines, options);
  const refusals = setsPrices ? await refusalsOf(ctx, choices, problems) : new Map<number, string>();
  const positionOf = (index: number): number => lines[index]?.index ?? index;
  refuseProblems(
    problems.map(({ index, error }) => {
      const refusal = refusals.get(index);
      const lineError = refusal === undefined ? error : notForSale([{ path: '', message: refusal }]);
      return { index: positionOf(index), error: lineError.withPaths((path) => (path === '' ? '' : join(field, path))) };
    }),
    list,
  );
  const onOrder = new Set(present.map(keyOf));
  const listed = new Set<string>();
  const rows = new Map<string, LineAtPrice>();
  const stored = await storeItems(ctx, additions);
  for (const item of stored) {
    const { index, offer, isNamed } = item;
    const path = join(list, positionOf(index));
    const key = keyOf(offer);
    if (onOrder.has(key) || (isNamed && listed.has(key))) {
      throw invalid(join(path, field), `${offer.description} is already on the order`);
    }
    if (isNamed) listed.add(key);
    const setPrice = lines[index]?.totalPrice ?? null;
    if (setPrice === null && offer.isOnRequest) throw invalid(`${path}.totalPrice`, `${offer.description} ${unpriced}`);
    const before = rows.get(key);
    if (before && (before.setPrice !== null || setPrice !== null)) throw invalid(`${path}.totalPrice`, listedTwice);
    // An item listed in the request replaces the row that was added for its set.
    if (isNamed || !rows.has(key)) rows.set(key, rowOf(item, { id: positionOf(index), path, setPrice }));
  }
  return [...rows.values()];
}

const rowOf = (
  { offer, ringSize }: StoredItem,
  identity: Pick<LineAtPrice, 'id' | 'path' | 'setPrice'>,
): LineAtPrice => ({
  ...identity,
  mayLackPrice: identity.setPrice !== null,
  itemType: offer.itemType,
  itemId: offer.itemId,
  numberOfStones: offer.numberOfStones,
  // Only items sold by weight have a requested weight.
  carats: kindOf(offer).amount === 'carats' ? offer.carats : null,
  ringSize,
  lineSet: offer.lineSet,
  description: offer.description,
});
