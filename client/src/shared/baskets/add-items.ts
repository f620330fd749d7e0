import type { ApolloClient } from '@apollo/client';
import { errorText } from '../../graphql/error-text';
import { AddToCartDocument, AddToWishlistDocument } from '../../graphql/generated/graphql';
import { toaster } from '../../ui/toaster';
import { type BasketRequest, problemTexts } from './basket-items';

interface ItemsToAdd {
  readonly list: 'wishlist' | 'cart';
  readonly requests: readonly BasketRequest[];
}

/** Items that a visitor added before signing in; null if there are none. A later click replaces them. */
export const pendingItems: { current: ItemsToAdd | null } = { current: null };

/** Runs a change of a list and announces its failure. Resolves to `false` if it failed. */
export async function changed<T>(run: () => Promise<T>): Promise<T | false> {
  try {
    return await run();
  } catch (error) {
    toaster.error({ title: 'Nothing was changed', description: errorText(error) });
    return false;
  }
}

/**
 * Adds items of any kind to a list of the signed-in user, and announces the outcome. Resolves to `false` if some were refused,
 * or nothing could be done.
 */
export const addItems = (client: ApolloClient, { list, requests }: ItemsToAdd): Promise<boolean> =>
  changed(async () => {
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
