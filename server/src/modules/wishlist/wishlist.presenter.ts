import type { ItemType } from '../basket-lines/index.ts';
import type { UserWishes } from './list-wishlists.ts';

interface Wish {
  readonly id: number;
  readonly itemType: ItemType;
  readonly itemId: number | null;
  readonly createdAt: Date | string;
}

/** A wish as REST spells it: rings and bracelets have fields of their own. */
export const presentWish = ({ id, itemId, itemType, createdAt }: Wish) => ({
  id,
  itemId,
  itemType,
  eternityRingId: null,
  braceletId: null,
  engagementRingId: null,
  engagementRingSettingId: null,
  engagementDiamondId: null,
  completedRingId: null,
  completedRingSettingId: null,
  completedGenericDiamondId: null,
  creationDate: new Date(createdAt),
});

/** What one user wishes for, as the back office lists it. */
export const presentUserWishes = ({ userId, email, rows }: UserWishes) => ({
  userId,
  user: { id: userId, email },
  items: rows.map(presentWish),
});
