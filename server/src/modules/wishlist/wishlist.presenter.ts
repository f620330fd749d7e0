import Type, { type Static } from 'typebox';
import { amountFields, idOrNull, itemFields, namedItem, namedItemFields } from '../selling/items/index.ts';
import type { UserWishes } from './list-wishlists.ts';
import { type WishRow, wishedPartNames } from './wish-row.ts';

const closed = { additionalProperties: false };

/** A wish as REST spells it. */
export const WishSchema = Type.Object(
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

export const presentWish = (wish: WishRow): Static<typeof WishSchema> => ({
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
