import Type, { type Static } from 'typebox';
import { create, del, list, post, type RestRequest, type Route } from '../../kernel/transport/route.ts';
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
import { addAllToWishlist, removeAllFromWishlist, removeSetFromWishlist } from './change-wishlist.ts';
import { listAllWishlists, listWishlist, type UserWishes, type WishRow, wishedPartNames } from './list-wishlists.ts';

const closed = { additionalProperties: false };

const WishSchema = Type.Object(
  {
    id: Type.Integer({ description: 'ID of the wishlist item. Named `wishedItemId` in cart operations.' }),
    ...itemFields,
    ...amountFields,
    ...namedItemFields,
    ...Object.fromEntries(wishedPartNames.map((name) => [name, idOrNull()])),
    creationDate: Type.String({ format: 'date-time' }),
  },
  { ...closed, title: 'WishlistItem' },
);

const presentWish = (wish: WishRow): Static<typeof WishSchema> => ({
  id: wish.id,
  itemId: wish.itemId,
  itemType: wish.itemType,
  numberOfStones: wish.numberOfStones,
  carats: wish.carats,
  ringSize: wish.ringSize,
  ...namedItem(wish),
  ...wish.parts,
  creationDate: new Date(wish.createdAt).toISOString(),
});

const UserWishesSchema = Type.Object(
  {
    userId: Type.Integer(),
    user: Type.Object({ id: Type.Integer(), email: Type.String() }, closed),
    items: Type.Array(WishSchema),
  },
  { ...closed, title: 'UserWishes' },
);

const presentUserWishes = ({ userId, email, rows }: UserWishes): Static<typeof UserWishesSchema> => ({
  userId,
  user: { id: userId, email },
  items: rows.map(presentWish),
});

const wishes = (request: RestRequest) => ({ lineIds: idsIn(request, 'wishedItemId') });

const presentAll = (rows: readonly WishRow[]) => rows.map(presentWish);
const presentFirst = ([row]: readonly WishRow[]) => row && presentWish(row);

const stoneNames = { itemId: 'diamondId' };
const singleReply = { present: presentFirst, returns: WishSchema };
const listReply = { present: presentAll, returns: Type.Array(WishSchema) };

const ringSize = Type.Optional(
  Type.Union([Type.Number(), Type.String(), Type.Null()], { description: 'US ring size.' }),
);
const engraving = Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()]));

export const wishlistRoutes: readonly Route[] = [
  list('/wishlist/fetch-all', listAllWishlists, {
    summary: 'Lists all wishlist items, grouped by user.',
    present: presentUserWishes,
    returns: UserWishesSchema,
  }),
  list('/wishlist', listWishlist, {
    summary: "Lists the caller's wishlist, one row per item.",
    present: presentWish,
    returns: WishSchema,
  }),
  create('/wishlist/diamond', addAllToWishlist, {
    ...singleReply,
    summary:
      'Adds a stone to the wishlist. A stone of a line set adds the whole set. The response contains the row of the requested stone.',
    body: Type.Object({ itemId: idSchema('ID of the stone.') }),
    from: stonesIn,
    pathOf: pathInOne('itemId'),
    names: stoneNames,
    errors: ['DIAMOND_NOT_FOUND'],
  }),
  create('/wishlist/diamond-bulk', addAllToWishlist, {
    ...listReply,
    summary: 'Adds several stones to the wishlist, all or none.',
    body: idsSchema('itemId', 'ID of the stone.'),
    from: stonesIn,
    pathOf: pathInList('itemId'),
    names: stoneNames,
    errors: ['DIAMOND_NOT_FOUND'],
  }),
  create('/wishlist/diamond-set', addAllToWishlist, {
    ...listReply,
    summary: 'Adds the line sets of some stones to the wishlist.',
    body: idsSchema('itemId', 'ID of any stone of a set.'),
    from: setsIn,
    pathOf: pathInList('itemId'),
    names: { itemId: 'lineSetDiamondId' },
    errors: ['DIAMOND_NOT_FOUND'],
  }),
  create('/wishlist/melee', addAllToWishlist, {
    ...singleReply,
    summary: 'Adds an amount of a melee lot to the wishlist. Replaces the previous amount.',
    body: Type.Object(meleeFields),
    from: meleeIn,
    pathOf: pathInOne('itemId'),
    names: { itemId: 'meleeId' },
    errors: ['ITEM_NOT_FOUND'],
  }),
  create('/wishlist/parcel', addAllToWishlist, {
    ...singleReply,
    summary: 'Adds stones of a parcel to the wishlist. Replaces the previous number.',
    body: Type.Object({
      itemId: idSchema('ID of the parcel.'),
      numberOfStones: Type.Integer({ minimum: 1 }),
      ringSize,
    }),
    from: (request) => ({
      items: [
        {
          parcel: {
            diamondId: fieldIn(request, 'itemId'),
            numberOfStones: fieldIn(request, 'numberOfStones'),
            ringSize: fieldIn(request, 'ringSize'),
          },
        },
      ],
    }),
    pathOf: pathInOne('itemId'),
    names: stoneNames,
    errors: ['DIAMOND_NOT_FOUND'],
  }),
  create('/wishlist/engagement-ring', addAllToWishlist, {
    ...singleReply,
    summary: 'Adds a ring to the wishlist: a setting with a diamond that fits it.',
    body: Type.Object({
      engagementRingSettingId: idSchema('ID of the setting.'),
      engagementDiamondId: idSchema('ID of the diamond.'),
      ringSize,
      engraving,
    }),
    from: (request) => ({
      items: [
        {
          engagementRing: {
            ringSettingId: fieldIn(request, 'engagementRingSettingId'),
            diamondId: fieldIn(request, 'engagementDiamondId'),
            ringSize: fieldIn(request, 'ringSize'),
            engraving: fieldIn(request, 'engraving'),
          },
        },
      ],
    }),
    pathOf: pathInOne('engagementDiamondId'),
    names: { engagementRingSettingId: 'ringSettingId', engagementDiamondId: 'diamondId' },
    errors: ['ITEM_NOT_FOUND', 'DIAMOND_NOT_FOUND'],
  }),
  create('/wishlist/completed-ring', addAllToWishlist, {
    ...singleReply,
    summary: 'Adds a ring to the wishlist: a setting with a generic diamond that fits it.',
    body: Type.Object({
      completedRingSettingId: idSchema('ID of the setting.'),
      completedGenericDiamondId: idSchema('ID of the generic diamond.'),
      ringSize,
      engraving,
    }),
    from: (request) => ({
      items: [
        {
          completedRing: {
            ringSettingId: fieldIn(request, 'completedRingSettingId'),
            genericDiamondId: fieldIn(request, 'completedGenericDiamondId'),
            ringSize: fieldIn(request, 'ringSize'),
            engraving: fieldIn(request, 'engraving'),
          },
        },
      ],
    }),
    pathOf: pathInOne('completedGenericDiamondId'),
    names: { completedRingSettingId: 'ringSettingId', completedGenericDiamondId: 'genericDiamondId' },
    errors: ['ITEM_NOT_FOUND'],
  }),
  create('/wishlist/eternity-ring', addAllToWishlist, {
    ...singleReply,
    summary: 'Adds an eternity ring to the wishlist.',
    body: Type.Object({ eternityRingId: idSchema('ID of the ring.') }),
    from: (request) => ({ items: [{ eternityRingId: fieldIn(request, 'eternityRingId') }] }),
    pathOf: pathInOne('eternityRingId'),
    errors: ['ITEM_NOT_FOUND'],
  }),
  create('/wishlist/bracelet', addAllToWishlist, {
    ...singleReply,
    summary: 'Adds a bracelet of one color and size to the wishlist.',
    body: Type.Object({ braceletId: idSchema('ID of the bracelet.') }),
    from: (request) => ({ items: [{ braceletId: fieldIn(request, 'braceletId') }] }),
    pathOf: pathInOne('braceletId'),
    errors: ['ITEM_NOT_FOUND'],
  }),
  post('/wishlist/bulk-remove-basket-item', removeAllFromWishlist, {
    ...removal,
    summary:
      'Removes several items from the wishlist, all or none. If an item is a stone of a line set, the whole set is removed.',
    body: idsSchema('wishedItemId', 'ID of the wishlist item.'),
    from: wishes,
    pathOf: pathInList('wishedItemId'),
  }),
  post('/wishlist/remove-basket-item', removeAllFromWishlist, {
    ...removal,
    summary: 'Removes an item from the wishlist.',
    body: Type.Object({ wishedItemId: idSchema('ID of the wishlist item.') }),
    from: wishes,
    pathOf: pathInOne('wishedItemId'),
  }),
  del('/wishlist/remove-diamonds-set/:id', removeSetFromWishlist, {
    ...removal,
    summary: 'Removes a line set from the wishlist, by the ID of one of its wishlist items or stones.',
  }),
  del('/wishlist/:id', removeAllFromWishlist, {
    ...removal,
    summary: 'Removes an item from the wishlist.',
    from: ({ params }) => ({ lineIds: [params.id] }),
    names: { id: 'lineIds' },
    pathOf: () => 'id',
  }),
];
