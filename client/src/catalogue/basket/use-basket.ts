import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '../../graphql/error-text';
import type { BasketProblemFragment } from '../../graphql/generated/graphql';
import {
  useAddToCartMutation,
  useAddToWishlistMutation,
  useBasketContentsQuery,
  useRemoveFromWishlistMutation,
} from '../../graphql/generated/hooks';
import { useCurrentUser } from '../../session/session-context';
import { formatCount } from '../../ui/numbers';
import { toaster } from '../../ui/toaster';
import { type BasketRequest, type BasketStone, basketRequests, linesByStone, problemTexts } from './basket-items';
import { type HeldItem, heldKey, linesByItem } from './held-items';

/** The viewer's wishlist and cart, as the stones of a list need them. */
export interface Basket {
  readonly isWished: (stoneId: string) => boolean;
  readonly isInCart: (stoneId: string) => boolean;
  readonly addToWishlist: (stones: readonly BasketStone[]) => Promise<void>;
  /** Wishes the stone, or takes it off the wishlist. */
  readonly toggleWish: (stone: BasketStone) => Promise<void>;
  readonly addToCart: (stones: readonly BasketStone[]) => Promise<void>;
  /** Whether a list has an item of any kind. */
  readonly holds: (list: 'wishlist' | 'cart', item: HeldItem) => boolean;
  /** Wishes an item of any kind, or takes it off the wishlist. */
  readonly toggleItem: (item: HeldItem & BasketRequest) => Promise<void>;
  /** Adds items of any kind; `false` when some were refused, or nothing could be done. */
  readonly add: (list: 'wishlist' | 'cart', requests: readonly BasketRequest[]) => Promise<boolean>;
}

function nameOf(requests: readonly BasketRequest[]): string {
  const [first] = requests;
  return requests.length === 1 && first !== undefined ? first.name : `${formatCount(requests.length)} items`;
}

function tell(
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

/**
 * Wishlist and cart of whoever is signed in. For a stranger every change leads to the login page. The same object while
 * nothing of it changes.
 */
export function useBasket(): Basket {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const location = useLocation();
  const { data } = useBasketContentsQuery(user === null ? skipToken : {});
  const [wish] = useAddToWishlistMutation();
  const [unwish] = useRemoveFromWishlistMutation();
  const [putIntoCart] = useAddToCartMutation();

  const wished = useMemo(() => linesByStone(data?.wishlist?.lines ?? []), [data]);
  const inCart = useMemo(() => linesByStone(data?.cart?.lines ?? []), [data]);
  const held = useMemo(
    () => ({ wishlist: linesByItem(data?.wishlist?.lines ?? []), cart: linesByItem(data?.cart?.lines ?? []) }),
    [data],
  );

  return useMemo((): Basket => {
    /** Runs a change for a signed-in user and says so when it fails. */
    async function change(run: () => Promise<boolean>): Promise<boolean> {
      if (user === null) {
        navigate('/login', { state: { from: location } });
        return false;
      }
      try {
        return await run();
      } catch (error) {
        toaster.error({ title: 'Nothing was changed', description: errorText(error) });
        return false;
      }
    }

    const add = (list: 'wishlist' | 'cart', requests: readonly BasketRequest[]) =>
      change(async () => {
        const variables = { input: { items: requests.map(({ item }) => item) } };
        const problems =
          list === 'cart'
            ? (await putIntoCart({ variables })).data?.addToCart?.problems
            : (await wish({ variables })).data?.addToWishlist?.problems;
        tell(list, requests, problems ?? []);
        return (problems ?? []).length === 0;
      });

    const removeWish = (lineId: string) =>
      change(async () => {
        await unwish({ variables: { input: { lineIds: [lineId] } } });
        return true;
      });

    const addToWishlist = async (stones: readonly BasketStone[]) => {
      await add('wishlist', basketRequests(stones));
    };

    return {
      isWished: (id) => wished.has(id),
      isInCart: (id) => inCart.has(id),
      addToWishlist,
      add,
      toggleWish: async (stone) => {
        const lineId = wished.get(stone.id);
        if (lineId === undefined) {
          await addToWishlist([stone]);
          return;
        }
        await removeWish(lineId);
      },
      holds: (list, item) => held[list].has(heldKey(item)),
      toggleItem: async (item) => {
        const lineId = held.wishlist.get(heldKey(item));
        await (lineId === undefined ? add('wishlist', [item]) : removeWish(lineId));
      },
      addToCart: async (stones) => {
        await add('cart', basketRequests(stones));
      },
    };
  }, [user, navigate, location, wish, unwish, putIntoCart, wished, inCart, held]);
}
