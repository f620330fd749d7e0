import Type, { type Static } from 'typebox';
import { type ItemReferences, ItemType, itemIdOf } from '../basket-lines/index.ts';
import type { UserWishes } from './list-wishlists.ts';
import type { WishRow } from './wish-row.ts';

const idOrNull = (description?: string) =>
  Type.Union([Type.Integer(), Type.Null()], description ? { description } : {});
const closed = { additionalProperties: false };

/** A wish as REST spells it. */
export const WishSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Of the wish: what carts call `wishedItemId`.' }),
    itemId: idOrNull('The thing, among those of its type.'),
    itemType: Type.Enum(
      Object.values(ItemType).filter((value) => typeof value === 'number'),
      {
        description:
          '1 diamond, 2 melee, 4 engagement ring, 5 completed ring, 6 eternity ring, 7 bracelet, 8 jewellery, 9 custom necklace.',
      },
    ),
    numberOfStones: Type.Union([Type.Integer(), Type.Null()], { description: 'Of a parcel, or about of a melee lot.' }),
    carats: Type.Union([Type.Number(), Type.Null()], { description: 'What is wanted of a melee lot.' }),
    ringSize: Type.Union([Type.String(), Type.Null()], { description: 'For which the stones of a parcel are wanted.' }),
    eternityRingId: idOrNull(),
    braceletId: idOrNull(),
    engagementRingId: idOrNull(),
    engagementRingSettingId: idOrNull(),
    engagementDiamondId: idOrNull(),
    completedRingId: idOrNull(),
    completedRingSettingId: idOrNull(),
    completedGenericDiamondId: idOrNull(),
    creationDate: Type.String({ format: 'date-time' }),
  },
  { ...closed, title: 'WishlistItem' },
);

export const presentWish = (wish: WishRow & ItemReferences): Static<typeof WishSchema> => ({
  id: wish.id,
  itemId: itemIdOf(wish),
  itemType: wish.itemType,
  numberOfStones: wish.numberOfStones,
  carats: wish.carats,
  ringSize: wish.ringSize,
  eternityRingId: wish.eternityRingId,
  braceletId: wish.braceletId,
  engagementRingId: wish.engagementRingId,
  engagementRingSettingId: wish.engagementRingSettingId,
  engagementDiamondId: wish.engagementDiamondId,
  completedRingId: wish.completedRingId,
  completedRingSettingId: wish.completedRingSettingId,
  completedGenericDiamondId: wish.completedGenericDiamondId,
  creationDate: new Date(wish.createdAt).toISOString(),
});

/** What one user wishes for, as the back office lists it. */
export const UserWishesSchema = Type.Object(
  {
    userId: Type.Integer(),
    user: Type.Object({ id: Type.Integer(), email: Type.String() }, closed),
    items: Type.Array(WishSchema),
  },
  { ...closed, title: 'UserWishes' },
);

export const presentUserWishes = ({ userId, email, rows }: UserWishes): Static<typeof UserWishesSchema> => ({
  userId,
  user: { id: userId, email },
  items: rows.map(presentWish),
});
