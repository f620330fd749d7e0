import { create, del, list, post, type RestRequest, type Route } from '../../kernel/route.ts';
import { type BasketItem, idsIn } from '../basket-lines/index.ts';
import { addAllToWishlist, removeAllFromWishlist, removeSetFromWishlist } from './change-wishlist.ts';
import { listAllWishlists, listWishlist } from './list-wishlists.ts';
import { presentUserWishes, presentWish } from './wishlist.presenter.ts';

const stones = (request: RestRequest) => ({ items: idsIn(request, 'itemId').map((diamondId) => ({ diamondId })) });
const sets = (request: RestRequest) => ({
  items: idsIn(request, 'itemId').map((lineSetDiamondId) => ({ lineSetDiamondId })),
});
const wishes = (request: RestRequest) => ({ lineIds: idsIn(request, 'wishedItemId') });

const presentAll = (rows: readonly BasketItem[]) => rows.map(presentWish);

const stoneNames = { itemId: 'diamondId' };
const setNames = { itemId: 'lineSetDiamondId' };
const wishNames = { wishedItemId: 'lineIds' };

export const wishlistRoutes: readonly Route[] = [
  list('/wishlist/fetch-all', listAllWishlists, { present: presentUserWishes }),
  list('/wishlist', listWishlist, { present: presentWish }),
  // A stone of a line set brings the others; the answer is the row of the stone that was asked for.
  create('/wishlist/diamond', addAllToWishlist, {
    from: stones,
    names: stoneNames,
    present: ([row]) => row && presentWish(row),
  }),
  create('/wishlist/diamond-bulk', addAllToWishlist, { from: stones, names: stoneNames, present: presentAll }),
  create('/wishlist/diamond-set', addAllToWishlist, { from: sets, names: setNames, present: presentAll }),
  post('/wishlist/bulk-remove-basket-item', removeAllFromWishlist, { from: wishes, names: wishNames }),
  post('/wishlist/remove-basket-item', removeAllFromWishlist, { from: wishes, names: wishNames }),
  del('/wishlist/remove-diamonds-set/:id', removeSetFromWishlist),
  del('/wishlist/:id', removeAllFromWishlist, {
    from: ({ params }) => ({ lineIds: [params.id] }),
    names: { id: 'lineIds' },
  }),
];
