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

/** The viewer's wishlist and cart, as the stones of a list need them. */
export interface Basket {
  readonly isWished: (stoneId: string) => boolean;
  readonly isInCart: (stoneId: string) => boolean;
  readonly addToWishlist: (stones: readonly BasketStone[]) => Promise<void>;
  /** Wishes the stone, or takes it off the wishlist. */
  readonly toggleWish: (stone: BasketStone) => Promise<void>;
  readonly addToCart: (stones: readonly BasketStone[]) => Promise<void>;
  /** Puts lines of the wishlist into the cart; they stay wished until they are ordered. */
  readonly wishesToCart: (lines: readonly WishedLine[]) => Promise<void>;
}

/** A line of the wishlist. */
interface WishedLine {
  readonly id: string;
  readonly description: string;
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

/** Wishlist and cart of whoever is signed in. For a stranger every change leads to the login page. */
export function useBasket(): Basket {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const location = useLocation();
  const { data } = useBasketContentsQuery(user === null ? skipToken : {});
  const [wish] = useAddToWishlistMutation();
  const [unwish] = useRemoveFromWishlistMutation();
  const [add] = useAddToCartMutation();

  const wished = useMemo(() => linesByStone(data?.wishlist?.lines ?? []), [data]);
  const inCart = useMemo(() => linesByStone(data?.cart?.lines ?? []), [data]);

  /** Runs a change for a signed-in user and says so when it fails. */
  async function change(run: () => Promise<void>): Promise<void> {
    if (user === null) {
      navigate('/login', { state: { from: location } });
      return;
    }
    try {
      await run();
    } catch (error) {
      toaster.error({ title: 'Nothing was changed', description: errorText(error) });
    }
  }

  const addToWishlist = (stones: readonly BasketStone[]) =>
    change(async () => {
      const requests = basketRequests(stones);
      const { data: answer } = await wish({ variables: { input: { items: requests.map(({ item }) => item) } } });
      tell('wishlist', requests, answer?.addToWishlist?.problems ?? []);
    });

  const putIntoCart = (requests: readonly BasketRequest[]) =>
    change(async () => {
      const { data: answer } = await add({ variables: { input: { items: requests.map(({ item }) => item) } } });
      tell('cart', requests, answer?.addToCart?.problems ?? []);
    });

  return {
    isWished: (id) => wished.has(id),
    isInCart: (id) => inCart.has(id),
    addToWishlist,
    toggleWish: (stone) => {
      const lineId = wished.get(stone.id);
      return lineId === undefined
        ? addToWishlist([stone])
        : change(async () => {
            await unwish({ variables: { input: { lineIds: [lineId] } } });
          });
    },
    addToCart: (stones) => putIntoCart(basketRequests(stones)),
    wishesToCart: (lines) =>
      putIntoCart(lines.map(({ id, description }) => ({ item: { wishlistLineId: id }, name: description }))),
  };
}
