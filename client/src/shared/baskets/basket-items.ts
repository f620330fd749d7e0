import type { ApolloClient } from '@apollo/client';
import { errorText } from '../../graphql/error-text';
import {
  AddToCartDocument,
  AddToWishlistDocument,
  type BasketContentsQuery,
  type BasketItemInput,
  type BasketProblemFragment,
} from '../../graphql/generated/graphql';
import { toaster } from '../../ui/toaster';

interface ItemsToAdd {
  readonly list: 'wishlist' | 'cart';
  readonly requests: readonly BasketRequest[];
}

/**
 * Items that a visitor added before signing in; null if there are none. Each new selection replaces the previous one.
 */
export const pendingItems: { current: ItemsToAdd | null } = { current: null };

/** Runs a mutation of a basket. If it fails, shows an error notice and resolves to `false`. */
export async function runChange<T>(run: () => Promise<T>): Promise<T | false> {
  try {
    return await run();
  } catch (error) {
    toaster.error({ title: 'Your list could not be changed', description: errorText(error) });
    return false;
  }
}

/**
 * Adds items of any kind to the signed-in user's cart or wishlist, and shows the outcome. Resolves to `false` if some
 * items were rejected or the request failed.
 */
export const addItems = (client: ApolloClient, { list, requests }: ItemsToAdd): Promise<boolean> =>
  runChange(async () => {
    const variables = { input: { items: requests.map(({ item }) => item) } };
    const problems =
      (list === 'cart'
        ? (await client.mutate({ mutation: AddToCartDocument, variables })).data?.addToCart
        : (await client.mutate({ mutation: AddToWishlistDocument, variables })).data?.addToWishlist
      )?.problems ?? [];
    const count = requests.length;
    const added = `added to your ${list}`;
    if (problems.length === 0) {
      toaster.success({ title: `${count === 1 ? requests[0]?.name : `${count} items`} ${added}` });
      return true;
    }
    toaster.error({
      title: `${count - problems.length} of ${count} ${added}`,
      description: problemTexts(problems, requests).join(' '),
      duration: 12_000,
    });
    return false;
  });

/** Stone that can be added to a basket. A stone of a line set adds the whole set. */
export interface BasketStone {
  readonly id: string;
  readonly stockNumber: string;
  readonly lineSet: string | null;
  /** Number of stones in a parcel; undefined or 1 for a single stone. */
  readonly parcelStones?: number;
}

/** Basket input for one item, and the item's name for error messages. */
export interface BasketRequest {
  readonly item: BasketItemInput;
  readonly name: string;
}

/**
 * Returns the basket requests for stones. A line set becomes one request, and a parcel is added with all its stones.
 */
export function basketRequests(stones: readonly BasketStone[]): readonly BasketRequest[] {
  const requests = new Map<string, BasketRequest>();
  for (const { id, stockNumber, lineSet, parcelStones: numberOfStones = 1 } of stones) {
    if (lineSet === null) {
      const item = numberOfStones > 1 ? { parcel: { diamondId: id, numberOfStones } } : { diamondId: id };
      requests.set(`stone ${id}`, { item, name: stockNumber });
    } else if (!requests.has(`set ${lineSet}`)) {
      requests.set(`set ${lineSet}`, { item: { lineSetDiamondId: id }, name: `line set ${lineSet}` });
    }
  }
  return [...requests.values()];
}

type Contents = BasketContentsQuery;
type Line = NonNullable<Contents['wishlist']>['lines'][number] | NonNullable<Contents['cart']>['lines'][number];

/**
 * Returns the IDs of a line's loose stones. Empty for other items, or if the stones are no longer visible to the
 * viewer.
 */
function stonesOf(line: Line): readonly string[] {
  if ('diamonds' in line) {
    return line.diamonds.map(({ id }) => id);
  }
  return 'diamond' in line && line.diamond !== null ? [line.diamond.id] : [];
}

/** Returns the basket line IDs, keyed by stone ID. */
export function linesByStone(lines: readonly Line[]): ReadonlyMap<string, string> {
  return new Map(lines.flatMap((line) => stonesOf(line).map((stone) => [stone, line.id] as const)));
}

/** Returns an error message for each rejected item: `A-102: This is not for sale any more.` */
export function problemTexts(
  problems: readonly BasketProblemFragment[],
  requests: readonly BasketRequest[],
): readonly string[] {
  return problems.map(({ index, explanation }) => {
    const name = requests[index]?.name;
    return name === undefined ? explanation : `${name}: ${explanation}`;
  });
}
