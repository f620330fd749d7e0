import { AppError, invalid, notForSale } from '../../../kernel/errors/errors.ts';
import { type ItemProblem, refuseProblems } from '../../../kernel/errors/problem.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import {
  type BasketItemInput,
  choiceOf,
  chooseItems,
  type StoredItem,
  saleRefusals,
  storeItems,
} from '../../selling/items/index.ts';
import { type ItemChoice, keyOf, kindOf } from '../../selling/kinds/index.ts';
import { wishesOf } from '../../wishlist/index.ts';
import type { LineRow } from './order-lines.ts';

/** An item that is to be on an order. */
export interface WantedLine {
  /** Its position in the list of the request. */
  readonly index: number;
  readonly item: BasketItemInput;
  /** What an administrator sets for it, or for all that it puts on. Null: the buyer's own price. */
  readonly totalPrice: number | null;
}

/** A row that becomes a line, at the price that an administrator sets. */
export interface LineAtPrice extends LineRow {
  /** Of all rows with the same path together: of a set, the whole of it. Null: the buyer's own price. */
  readonly setPrice: number | null;
  readonly path: string;
}

/** How a request names items. */
export interface Asking {
  /** Where: its list, and the field of the list's objects. Null: the list is of items. */
  readonly list: string;
  readonly field: 'item' | null;
  /** It may set their prices: what has none can be ordered at one. */
  readonly setsPrices: boolean;
}

/** What is on the order already. */
interface Present {
  readonly itemType: number;
  readonly itemId: number | null;
}

const join = (...parts: readonly (string | number | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('.');

/** What lines mean for the buyer, who is the caller of `ctx`, and what cannot be found of them. */
export async function meaningOf(
  ctx: RequestContext,
  lines: readonly Pick<WantedLine, 'item'>[],
  { setsPrices: mayLackPrice }: Pick<Asking, 'setsPrices'>,
) {
  const items = lines.map(({ item }) => item);
  const wishes = await wishesOf(ctx, items);
  // At once, so that what they ask of the database is asked together.
  const found = await Promise.all(items.map((item) => choiceOf(ctx, item, wishes)));
  const choices = found.map((choice) => (choice instanceof AppError ? choice : { ...choice, mayLackPrice }));
  return { choices, ...(await chooseItems(ctx, choices, { mustBeForSale: false })) };
}

/**
 * Returns why items that the buyer does not see are not for sale, by the index of their choice: for administrators, who see
 * them. `ctx` is the buyer's.
 */
export async function refusalsOf(
  ctx: RequestContext,
  choices: readonly (ItemChoice | AppError)[],
  problems: readonly ItemProblem[],
): Promise<ReadonlyMap<number, string>> {
  const unseen = unseenAmong(choices, problems);
  const refusals = await saleRefusals(
    ctx,
    unseen.map(({ choice }) => choice),
  );
  return new Map(
    unseen.flatMap(({ index, choice }) => {
      const refusal = refusals.get(choice);
      return refusal === undefined ? [] : [[index, refusal] as const];
    }),
  );
}

/** Returns the choices of items that are not found. */
export const unseenAmong = (choices: readonly (ItemChoice | AppError)[], problems: readonly ItemProblem[]) =>
  problems.flatMap(({ index, error }) => {
    const choice = choices[index];
    const isUnseen = choice && !(choice instanceof AppError) && error.code === kindOf(choice).notFound;
    return isUnseen ? [{ index, choice }] : [];
  });

/** Why something cannot be ordered at the buyer's own price, to follow its description. */
export const unpriced = 'has no price of its own: set one';

/** Why a price is not taken, where a set is named by several of its stones. */
const namedTwice = 'is of a set that is named more than once: name it once, with the price of all of it';

/**
 * What items mean for the buyer, who is the caller of `ctx`; sets come whole, and once, however many of their stones are
 * named. Nothing is locked yet. Throws what the buyer would get for them, naming them, and INVALID_REQUEST for an item that
 * is named twice or on the order already, and for one without a price where none is set.
 */
export async function chooseLines(
  ctx: RequestContext,
  lines: readonly WantedLine[],
  asking: Asking,
  present: readonly Present[],
): Promise<LineAtPrice[]> {
  const { list, field, setsPrices } = asking;
  const { choices, additions, problems } = await meaningOf(ctx, lines, asking);
  const refusals = setsPrices ? await refusalsOf(ctx, choices, problems) : new Map<number, string>();
  const positionOf = (index: number): number => lines[index]?.index ?? index;
  refuseProblems(
    problems.map(({ index, error }) => {
      const refusal = refusals.get(index);
      const known = refusal === undefined ? error : notForSale([{ path: '', message: refusal }]);
      return { index: positionOf(index), error: known.withPaths((path) => (path === '' ? '' : join(field, path))) };
    }),
    list,
  );
  const onOrder = new Set(present.map(keyOf));
  const named = new Set<string>();
  const rows = new Map<string, LineAtPrice>();
  const stored = await storeItems(ctx, additions);
  for (const item of stored) {
    const { index, offer, isNamed } = item;
    const path = join(list, positionOf(index));
    const key = keyOf(offer);
    if (onOrder.has(key) || (isNamed && named.has(key))) {
      throw invalid(join(path, field), `${offer.description} is on the order already`);
    }
    if (isNamed) named.add(key);
    const setPrice = lines[index]?.totalPrice ?? null;
    if (setPrice === null && offer.isOnRequest) throw invalid(`${path}.totalPrice`, `${offer.description} ${unpriced}`);
    const before = rows.get(key);
    if (before && (before.setPrice !== null || setPrice !== null)) throw invalid(`${path}.totalPrice`, namedTwice);
    // What is named counts, also where its set was there before.
    if (isNamed || !rows.has(key)) rows.set(key, rowOf(item, { id: positionOf(index), path, setPrice }));
  }
  return [...rows.values()];
}

const rowOf = ({ offer, ringSize }: StoredItem, named: Pick<LineAtPrice, 'id' | 'path' | 'setPrice'>): LineAtPrice => ({
  ...named,
  mayLackPrice: named.setPrice !== null,
  itemType: offer.itemType,
  itemId: offer.itemId,
  numberOfStones: offer.numberOfStones,
  // The weight of an item is its own, unless it is what is wanted of it.
  carats: kindOf(offer).amount === 'carats' ? offer.carats : null,
  ringSize,
  lineSet: offer.lineSet,
  description: offer.description,
});
