import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '../../graphql/error-text';
import { useBasketContentsQuery, useRemoveFromWishlistMutation } from '../../graphql/generated/hooks';
import { useCurrentUser } from '../../session/session-context';
import { toaster } from '../../ui/toaster';
import { type BasketRequest, type BasketStone, basketRequests, linesByStone } from './basket-items';
import { type HeldItem, heldKey, linesByItem } from './held-items';
import { keepItems } from './pending-items';
import { type AddItems, useAddItems } from './use-add-items';

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
  readonly add: AddItems;
}

/**
 * Wishlist and cart of the signed-in user. For a visitor every change leads to the login page, and items that they add are
 * added after the sign-in. The same object while nothing of it changes.
 */
export function useBasket(): Basket {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const location = useLocation();
  const { data } = useBasketContentsQuery(user === null ? skipToken : {});
  const [unwish] = useRemoveFromWishlistMutation();
  const addItems = useAddItems();

  const wished = useMemo(() => linesByStone(data?.wishlist?.lines ?? []), [data]);
  const inCart = useMemo(() => linesByStone(data?.cart?.lines ?? []), [data]);
  const held = useMemo(
    () => ({ wishlist: linesByItem(data?.wishlist?.lines ?? []), cart: linesByItem(data?.cart?.lines ?? []) }),
    [data],
  );

  return useMemo((): Basket => {
    const add: AddItems = async (list, requests) => {
      if (user !== null) {
        return addItems(list, requests);
      }
      keepItems({ list, requests });
      navigate('/login', { state: { from: location } });
      return false;
    };

    /** Only a signed-in user has lines to remove. */
    async function removeWish(lineId: string): Promise<void> {
      try {
        await unwish({ variables: { input: { lineIds: [lineId] } } });
      } catch (error) {
        toaster.error({ title: 'Nothing was changed', description: errorText(error) });
      }
    }

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
  }, [user, navigate, location, addItems, unwish, wished, inCart, held]);
}
