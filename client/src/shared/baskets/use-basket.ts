import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BasketContentsDocument, RemoveFromWishlistDocument } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import {
  addItems,
  type BasketRequest,
  type BasketStone,
  basketRequests,
  linesByStone,
  pendingItems,
  runChange,
} from './basket-items';
import { type BasketItem, basketItemKey, linesByItem } from './lines-by-item';

/** The viewer's wishlist and cart. */
export interface Basket {
  readonly isWished: (stoneId: string) => boolean;
  readonly isInCart: (stoneId: string) => boolean;
  readonly addToWishlist: (stones: readonly BasketStone[]) => Promise<void>;
  /** Adds the stone to the wishlist, or removes it if it is already there. */
  readonly toggleWishlistStone: (stone: BasketStone) => Promise<void>;
  readonly addToCart: (stones: readonly BasketStone[]) => Promise<void>;
  /** Returns true if the wishlist or cart contains the item. */
  readonly contains: (list: 'wishlist' | 'cart', item: BasketItem) => boolean;
  /** Adds an item of any kind to the wishlist, or removes it if it is already there. */
  readonly toggleItem: (item: BasketItem & BasketRequest) => Promise<void>;
  /** Adds items of any kind. Resolves to `false` if some items were rejected or the request failed. */
  readonly add: (list: 'wishlist' | 'cart', requests: readonly BasketRequest[]) => Promise<boolean>;
}

/**
 * Returns the wishlist and cart of the signed-in user. For visitors, every change opens the sign-in page, and the
 * chosen items are added after sign-in. The returned object is stable until its data changes.
 */
export function useBasket(): Basket {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const location = useLocation();
  const { data } = useQuery(BasketContentsDocument, user === null ? skipToken : {});
  const client = useApolloClient();

  const wished = useMemo(() => linesByStone(data?.wishlist?.lines ?? []), [data]);
  const inCart = useMemo(() => linesByStone(data?.cart?.lines ?? []), [data]);
  const linesByItemId = useMemo(
    () => ({ wishlist: linesByItem(data?.wishlist?.lines ?? []), cart: linesByItem(data?.cart?.lines ?? []) }),
    [data],
  );

  return useMemo((): Basket => {
    const add: Basket['add'] = async (list, requests) => {
      if (user !== null) {
        return addItems(client, { list, requests });
      }
      pendingItems.current = { list, requests };
      navigate('/login', { state: { from: location } });
      return false;
    };

    /** Only signed-in users have lines to remove. */
    const removeWish = (lineId: string) =>
      runChange(() =>
        client.mutate({ mutation: RemoveFromWishlistDocument, variables: { input: { lineIds: [lineId] } } }),
      );

    const addToWishlist = async (stones: readonly BasketStone[]) => {
      await add('wishlist', basketRequests(stones));
    };

    return {
      isWished: (id) => wished.has(id),
      isInCart: (id) => inCart.has(id),
      addToWishlist,
      add,
      toggleWishlistStone: async (stone) => {
        const lineId = wished.get(stone.id);
        await (lineId === undefined ? addToWishlist([stone]) : removeWish(lineId));
      },
      contains: (list, item) => linesByItemId[list].has(basketItemKey(item)),
      toggleItem: async (item) => {
        const lineId = linesByItemId.wishlist.get(basketItemKey(item));
        await (lineId === undefined ? add('wishlist', [item]) : removeWish(lineId));
      },
      addToCart: async (stones) => {
        await add('cart', basketRequests(stones));
      },
    };
  }, [user, navigate, location, client, wished, inCart, linesByItemId]);
}
