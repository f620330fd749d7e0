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
    id: Type.Integer({ description: 'Of the wish: what carts call `wishedItemId`.' }),
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

/** Wishes of a user. */
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
const one = { present: presentFirst, returns: WishSchema };
const several = { present: presentAll, returns: Type.Array(WishSchema) };

const ringSize = Type.Optional(Type.Union([Type.Number(), Type.String(), Type.Null()], { description: 'US.' }));
const engraving = Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()]));

export const wishlistRoutes: readonly Route[] = [
  list('/wishlist/fetch-all', listAllWishlists, {
    summary: 'What everybody wishes for, grouped by user.',
    present: presentUserWishes,
    returns: UserWishesSchema,
  }),
  list('/wishlist', listWishlist, {
    summary: 'What the caller wishes for, one row per item.',
    present: presentWish,
    returns: WishSchema,
  }),
  create('/wishlist/diamond', addAllToWishlist, {
    ...one,
    summary: 'Wishes for a stone. One of a line set brings the others; the answer is the row of the one asked for.',
    body: Type.Object({ itemId: idSchema('The stone.') }),
    from: stonesIn,
    pathOf: pathInOne('itemId'),
    names: stoneNames,
    errors: ['DIAMOND_NOT_FOUND'],
  }),
  create('/wishlist/diamond-bulk', addAllToWishlist, {
    ...several,
    summary: 'Wishes for several stones, all or none.',
    body: idsSchema('itemId', 'A stone.'),
    from: stonesIn,
    pathOf: pathInList('itemId'),
    names: stoneNames,
    errors: ['DIAMOND_NOT_FOUND'],
  }),
  create('/wishlist/diamond-set', addAllToWishlist, {
    ...several,
    summary: 'Wishes for the line sets of some stones.',
    body: idsSchema('itemId', 'Any stone of a set.'),
    from: setsIn,
    pathOf: pathInList('itemId'),
    names: { itemId: 'lineSetDiamondId' },
    errors: ['DIAMOND_NOT_FOUND'],
  }),
  create('/wishlist/melee', addAllToWishlist, {
    ...one,
    summary: 'Wishes for an amount of a melee lot; another amount replaces it.',
    body: Type.Object(meleeFields),
    from: meleeIn,
    pathOf: pathInOne('itemId'),
    names: { itemId: 'meleeId' },
    errors: ['ITEM_NOT_FOUND'],
  }),
  create('/wishlist/parcel', addAllToWishlist, {
    ...one,
    summary: 'Wishes for some stones of a parcel; another number replaces it.',
    body: Type.Object({ itemId: idSchema('The parcel.'), numberOfStones: Type.Integer({ minimum: 1 }), ringSize }),
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
    ...one,
    summary: 'Wishes for a setting with a diamond that it takes.',
    body: Type.Object({
      engagementRingSettingId: idSchema('The setting.'),
      engagementDiamondId: idSchema('The diamond.'),
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
    ...one,
    summary: 'Wishes for a setting with a generic diamond that it takes.',
    body: Type.Object({
      completedRingSettingId: idSchema('The setting.'),
      completedGenericDiamondId: idSchema('The generic diamond.'),
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
    ...one,
    summary: 'Wishes for an eternity ring.',
    body: Type.Object({ eternityRingId: idSchema('The ring.') }),
    from: (request) => ({ items: [{ eternityRingId: fieldIn(request, 'eternityRingId') }] }),
    pathOf: pathInOne('eternityRingId'),
    errors: ['ITEM_NOT_FOUND'],
  }),
  create('/wishlist/bracelet', addAllToWishlist, {
    ...one,
    summary: 'Wishes for a bracelet of one colour and size.',
    body: Type.Object({ braceletId: idSchema('The bracelet.') }),
    from: (request) => ({ items: [{ braceletId: fieldIn(request, 'braceletId') }] }),
    pathOf: pathInOne('braceletId'),
    errors: ['ITEM_NOT_FOUND'],
  }),
  post('/wishlist/bulk-remove-basket-item', removeAllFromWishlist, {
    ...removal,
    summary: 'Ends several wishes, all or none. One for a line set ends those for its other stones too.',
    body: idsSchema('wishedItemId', 'A wish.'),
    from: wishes,
    pathOf: pathInList('wishedItemId'),
  }),
  post('/wishlist/remove-basket-item', removeAllFromWishlist, {
    ...removal,
    summary: 'Ends a wish.',
    body: Type.Object({ wishedItemId: idSchema('The wish.') }),
    from: wishes,
    pathOf: pathInOne('wishedItemId'),
  }),
  del('/wishlist/remove-diamonds-set/:id', removeSetFromWishlist, {
    ...removal,
    summary: 'Ends the wish for a line set, named by one of its wishes or stones.',
  }),
  del('/wishlist/:id', removeAllFromWishlist, {
    ...removal,
    summary: 'Ends a wish.',
    from: ({ params }) => ({ lineIds: [params.id] }),
    names: { id: 'lineIds' },
    pathOf: () => 'id',
  }),
];
