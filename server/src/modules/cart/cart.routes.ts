import Type, { type Static } from 'typebox';
import { create, del, list, post, type RestRequest, type Route } from '../../kernel/transport/route.ts';
import { money } from '../../kernel/values/money.ts';
import {
  amountFields,
  fieldIn,
  idOrNull,
  idSchema,
  idsIn,
  idsSchema,
  itemFields,
  meleeFields,
  meleeIn,
  namedItem,
  namedItemFields,
  pathInList,
  pathInOne,
  removal,
  setsIn,
  stonesIn,
} from '../selling/items/index.ts';
import { presentSetTotals, SetTotalsSchema } from '../stock-types/diamonds/index.ts';
import { addAllToCart, removeAllFromCart, removeSetFromCart, removeStonesFromCart } from './change-cart.ts';
import { type CartRow, listCart } from './read-cart.ts';

const CartItemSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Cart line ID, used to remove the line.' }),
    ...itemFields,
    wishedItemId: idOrNull("ID of the caller's wishlist line for the same item."),
    totalPrice: Type.Union([Type.Number(), Type.Null()], {
      description: 'Current price for the caller. Null if the item is no longer visible to the caller.',
    }),
    set: Type.Optional(SetTotalsSchema),
    ...amountFields,
    ...namedItemFields,
    creationDate: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false, title: 'CartItem' },
);

const presentCartRow = ({ row, wishId, totalPrice, set }: CartRow): Static<typeof CartItemSchema> => ({
  id: row.id,
  itemId: row.itemId,
  itemType: row.itemType,
  wishedItemId: wishId,
  totalPrice: totalPrice === null ? null : money(totalPrice),
  ...(set && { set: presentSetTotals(set) }),
  numberOfStones: row.numberOfStones,
  carats: row.carats === null ? null : Number(row.carats),
  ringSize: row.ringSize,
  ...namedItem(row),
  creationDate: row.createdAt.toISOString(),
});

/**
 * Requests for a single item may contain the wishlist line from which the item is added. `totalPrice` is ignored,
 * because the server's price applies.
 */
const wishlistLineFrom = (request: RestRequest) => ({ wishlistLineId: fieldIn(request, 'wishedItemId') });
const wishedItemId = Type.Optional(
  Type.Union([idSchema("ID of the caller's wishlist line for the same item."), Type.Null()]),
);
const ignoredPrice = Type.Optional(
  Type.Union([Type.Number(), Type.Null()], { description: "Ignored. The server's price applies." }),
);

/** Returns the input for adding a stone or, if `numberOfStones` is set, for adding stones of a parcel. */
function stoneOrParcel(request: RestRequest) {
  const diamondId = fieldIn(request, 'itemId');
  const numberOfStones = fieldIn(request, 'numberOfStones');
  return numberOfStones === undefined || numberOfStones === null
    ? { diamondId }
    : { parcel: { diamondId, numberOfStones } };
}

const presentAll = (rows: readonly CartRow[]) => rows.map(presentCartRow);
const presentFirst = ([row]: readonly CartRow[]) => row && presentCartRow(row);

const names = { itemId: 'diamondId', wishedItemId: 'wishlistLineId' };
const itemNotFound = { code: 'ITEM_NOT_FOUND', status: 409 } as const;
const singleReply = { present: presentFirst, returns: CartItemSchema };
const listReply = { present: presentAll, returns: Type.Array(CartItemSchema) };

/** Returns the route for adding an item of the given kind by ID. */
const addByIdRoute = (
  path: string,
  name: 'completedRingId' | 'engagementRingId' | 'eternityRingId' | 'braceletId',
  description: string,
) =>
  create(path, addAllToCart, {
    ...singleReply,
    summary: `Adds ${description} to the cart.`,
    body: Type.Object({ [name]: idSchema(`ID of ${description}.`), wishedItemId, totalPrice: ignoredPrice }),
    from: (request) => ({ items: [{ [name]: fieldIn(request, name) }], ...wishlistLineFrom(request) }),
    pathOf: pathInOne(name),
    names: { wishedItemId: 'wishlistLineId' },
    errors: ['ITEM_NOT_FOUND', itemNotFound],
  });

export const cartRoutes: readonly Route[] = [
  list('/cart', listCart, {
    summary: 'Lists the cart of the caller, one row per item.',
    present: presentCartRow,
    returns: CartItemSchema,
  }),
  create('/cart/diamond', addAllToCart, {
    ...singleReply,
    summary:
      'Adds a stone or stones of a parcel to the cart. A new number of stones replaces the previous one. A stone of a line set adds the whole set. Returns the row of the requested stone.',
    body: Type.Object({
      itemId: idSchema('ID of the stone or parcel.'),
      numberOfStones: Type.Optional(
        Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
          description: 'Number of stones of a parcel. Default: 1.',
        }),
      ),
      wishedItemId,
    }),
    from: (request) => ({ items: [stoneOrParcel(request)], ...wishlistLineFrom(request) }),
    pathOf: pathInOne('itemId'),
    names,
    errors: ['DIAMOND_NOT_FOUND', 'ITEM_NOT_FOUND', itemNotFound],
  }),
  create('/cart/add-set', addAllToCart, {
    ...listReply,
    summary: 'Adds a line set to the cart.',
    body: Type.Object({ itemId: idSchema('ID of any stone of the set.'), wishedItemId }),
    from: (request) => ({ ...setsIn(request), ...wishlistLineFrom(request) }),
    pathOf: pathInOne('itemId'),
    names: { itemId: 'lineSetDiamondId', wishedItemId: 'wishlistLineId' },
    errors: ['DIAMOND_NOT_FOUND', 'ITEM_NOT_FOUND', itemNotFound],
  }),
  create('/cart/melee', addAllToCart, {
    ...singleReply,
    summary: 'Adds carats of a melee lot to the cart. A new amount replaces the previous one.',
    body: Type.Object({
      ...meleeFields,
      wishedItemId,
    }),
    from: (request) => ({ ...meleeIn(request), ...wishlistLineFrom(request) }),
    pathOf: pathInOne('itemId'),
    names: { itemId: 'meleeId', wishedItemId: 'wishlistLineId' },
    errors: ['ITEM_NOT_FOUND', itemNotFound],
  }),
  addByIdRoute('/cart/completedRing', 'completedRingId', 'a completed ring of the caller'),
  addByIdRoute('/cart/engagementRing', 'engagementRingId', 'an engagement ring of the caller'),
  addByIdRoute('/cart/eternityRing', 'eternityRingId', 'an eternity ring'),
  addByIdRoute('/cart/bracelet', 'braceletId', 'a bracelet of one color and size'),
  create('/cart/diamond-bulk', addAllToCart, {
    ...listReply,
    summary: 'Adds several stones to the cart, all or none.',
    body: idsSchema('itemId', 'A stone.'),
    from: stonesIn,
    pathOf: pathInList('itemId'),
    names,
    errors: ['DIAMOND_NOT_FOUND', itemNotFound],
  }),
  create('/cart/basket-bulk-add', addAllToCart, {
    ...listReply,
    summary: 'Adds wishlist items of the caller to the cart, all or none.',
    body: idsSchema('wishedItemId', 'A wish.'),
    from: (request) => ({ items: idsIn(request, 'wishedItemId').map((wishlistLineId) => ({ wishlistLineId })) }),
    pathOf: pathInList('wishedItemId'),
    names,
    errors: ['DIAMOND_NOT_FOUND', 'ITEM_NOT_FOUND', itemNotFound],
  }),
  post('/cart/diamond-bulk-remove', removeStonesFromCart, {
    ...removal,
    summary: 'Removes several stones from the cart, all or none.',
    body: idsSchema('itemId', 'A stone.'),
    from: (request) => ({ diamondIds: idsIn(request, 'itemId') }),
    pathOf: pathInList('itemId'),
  }),
  del('/cart/remove-set/:id', removeSetFromCart, {
    ...removal,
    summary: 'Removes a line set from the cart, by the ID of one of its rows or stones.',
  }),
  del('/cart/:id', removeAllFromCart, {
    ...removal,
    summary: 'Removes a row from the cart, with the rest of its line set.',
    from: ({ params }) => ({ lineIds: [params.id] }),
    names: { id: 'lineIds' },
    pathOf: () => 'id',
  }),
];
