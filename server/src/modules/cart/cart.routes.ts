import { create, del, list, post, type RestRequest, type Route } from '../../kernel/route.ts';
import { idIn, idsIn } from '../basket-lines/index.ts';
import { presentCartRow } from './cart.presenter.ts';
import { addAllToCart, removeAllFromCart, removeSetFromCart, removeStonesFromCart } from './change-cart.ts';
import { listCart, type PricedRow } from './read-cart.ts';

const stones = (request: RestRequest) => ({
  items: idsIn(request, 'itemId').map((diamondId) => ({ diamondId })),
});
/** A single call may say which wish it fulfils. `totalPrice` is not even read: the server's price stands. */
const wish = (request: RestRequest) => ({ wishlistLineId: idIn(request, 'wishedItemId') });

const presentAll = (rows: readonly PricedRow[]) => rows.map(presentCartRow);
const presentFirst = ([row]: readonly PricedRow[]) => row && presentCartRow(row);

const names = { itemId: 'diamondId', wishedItemId: 'wishlistLineId' };

export const cartRoutes: readonly Route[] = [
  list('/cart', listCart, { present: presentCartRow }),
  // A stone of a line set brings the others; the answer is the row of the stone that was asked for.
  create('/cart/diamond', addAllToCart, {
    from: (request) => ({ ...stones(request), ...wish(request) }),
    names,
    present: presentFirst,
  }),
  create('/cart/add-set', addAllToCart, {
    from: (request) => ({
      items: idsIn(request, 'itemId').map((lineSetDiamondId) => ({ lineSetDiamondId })),
      ...wish(request),
    }),
    names: { itemId: 'lineSetDiamondId', wishedItemId: 'wishlistLineId' },
    present: presentAll,
  }),
  create('/cart/diamond-bulk', addAllToCart, { from: stones, names, present: presentAll }),
  create('/cart/basket-bulk-add', addAllToCart, {
    from: (request) => ({ items: idsIn(request, 'wishedItemId').map((wishlistLineId) => ({ wishlistLineId })) }),
    names,
    present: presentAll,
  }),
  post('/cart/diamond-bulk-remove', removeStonesFromCart, {
    from: (request) => ({ diamondIds: idsIn(request, 'itemId') }),
    names: { itemId: 'diamondIds' },
  }),
  del('/cart/remove-set/:id', removeSetFromCart),
  del('/cart/:id', removeAllFromCart, { from: ({ params }) => ({ lineIds: [params.id] }), names: { id: 'lineIds' } }),
];
