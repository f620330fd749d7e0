import Type, { type Static } from 'typebox';
import { amountFields, type ItemReferences, idOrNull, itemIdOf, thingFields } from '../basket-lines/index.ts';
import type { UserWishes } from './list-wishlists.ts';
import type { WishRow } from './wish-row.ts';

const closed = { additionalProperties: false };

/** A wish as REST spells it. */
export const WishSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Of the wish: what carts call `wishedItemId`.' }),
    ...thingFields,
    ...amountFields,
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
