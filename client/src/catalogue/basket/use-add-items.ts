import { useCallback } from 'react';
import { errorText } from '../../graphql/error-text';
import type { BasketProblemFragment } from '../../graphql/generated/graphql';
import { useAddToCartMutation, useAddToWishlistMutation } from '../../graphql/generated/hooks';
import { formatCount } from '../../ui/numbers';
import { toaster } from '../../ui/toaster';
import { type BasketRequest, problemTexts } from './basket-items';

/** Adds items of any kind to a list of the user. Resolves to `false` if some were refused, or nothing could be done. */
export type AddItems = (list: 'wishlist' | 'cart', requests: readonly BasketRequest[]) => Promise<boolean>;

function nameOf(requests: readonly BasketRequest[]): string {
  const [first] = requests;
  return requests.length === 1 && first !== undefined ? first.name : `${formatCount(requests.length)} items`;
}

function announce(
  list: 'wishlist' | 'cart',
  requests: readonly BasketRequest[],
  problems: readonly BasketProblemFragment[],
): void {
  const added = requests.length - problems.length;
  if (problems.length === 0) {
    toaster.success({ title: `${nameOf(requests)} added to your ${list}` });
    return;
  }
  toaster.error({
    title: `${formatCount(added)} of ${formatCount(requests.length)} added to your ${list}`,
    description: problemTexts(problems, requests).join(' '),
    duration: 12_000,
  });
}

/** Returns a function that adds items for a signed-in user and announces the outcome. The same function on every render. */
export function useAddItems(): AddItems {
  const [addToWishlist] = useAddToWishlistMutation();
  const [addToCart] = useAddToCartMutation();
  return useCallback(
    async (list, requests) => {
      const variables = { input: { items: requests.map(({ item }) => item) } };
      try {
        const problems =
          list === 'cart'
            ? (await addToCart({ variables })).data?.addToCart?.problems
            : (await addToWishlist({ variables })).data?.addToWishlist?.problems;
        announce(list, requests, problems ?? []);
        return (problems ?? []).length === 0;
      } catch (error) {
        toaster.error({ title: 'Nothing was changed', description: errorText(error) });
        return false;
      }
    },
    [addToWishlist, addToCart],
  );
}
