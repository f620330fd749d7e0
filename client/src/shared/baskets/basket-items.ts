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

/** Items that a visitor added before signing in; null if there are none. Each further click replaces them. */
export const pendingItems: { current: ItemsToAdd | null } = { current: null };

/** Runs a change of a list. Shows a notice and resolves to `false` if it fails. */
export async function runChange<T>(run: () => Promise<T>): Promise<T | false> {
  try {
    return await run();
  } catch (error) {
    toaster.error({ title: 'Your list could not be changed', description: errorText(error) });
    return false;
  }
}

/**
 * Adds items of any kind to a list of the signed-in user, and shows the outcome. Resolves to `false` if some were
 * refused or the request failed.
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
  /** Stones of a parcel; undefined or 1 for a single stone. */
  readonly parcelStones?: number;
}

/** Input for one item, and its name in error messages. */
export interface BasketRequest {
  readonly item: BasketItemInput;
  readonly name: string;
}

/** Returns the requests for stones: each once, a line set as one item, a parcel with all its stones. */
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
 * Returns the IDs of a line's loose stones. Empty for other items, and if the stones are no longer visible to the
 * viewer.
 */
function stonesOf(line: Line): readonly string[] {
  if ('diamonds' in line) {
    return line.diamonds.map(({ id }) => id);
  }
  return 'diamond' in line && line.diamond !== null ? [line.diamond.id] : [];
}

/** Returns line IDs by the IDs of their stones. */
export function linesByStone(lines: readonly Line[]): ReadonlyMap<string, string> {
  return new Map(lines.flatMap((line) => stonesOf(line).map((stone) => [stone, line.id] as const)));
}

/** Returns one message per rejected item: `A-102: This is not for sale any more.` */
export function problemTexts(
  problems: readonly BasketProblemFragment[],
  requests: readonly BasketRequest[],
): readonly string[] {
  return problems.map(({ index, explanation }) => {
    const name = requests[index]?.name;
    return name === undefined ? explanation : `${name}: ${explanation}`;
  });
}
