import Type, { type Static } from 'typebox';
import { money } from '../../kernel/money.ts';
import { ItemType } from '../basket-lines/index.ts';
import type { PricedRow } from './read-cart.ts';

const idOrNull = (description?: string) =>
  Type.Union([Type.Integer(), Type.Null()], description ? { description } : {});

/** A row of the cart as REST spells it. */
export const CartItemSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Of the row: what removing takes.' }),
    itemId: idOrNull('The thing, among those of its type.'),
    itemType: Type.Enum(
      Object.values(ItemType).filter((value) => typeof value === 'number'),
      {
        description:
          '1 diamond, 2 melee, 4 engagement ring, 5 completed ring, 6 eternity ring, 7 bracelet, 8 jewellery, 9 custom necklace.',
      },
    ),
    wishedItemId: idOrNull('The caller’s wish for the same thing.'),
    totalPrice: Type.Union([Type.Number(), Type.Null()], {
      description: 'The caller’s price at this moment; null once the thing is out of his sight.',
    }),
    numberOfStones: idOrNull('Of a parcel, or about of a melee lot.'),
    carats: Type.Union([Type.Number(), Type.Null()], { description: 'What is wanted of a melee lot.' }),
    ringSize: Type.Union([Type.String(), Type.Null()], { description: 'For which the stones of a parcel are wanted.' }),
    eternityRingId: idOrNull(),
    braceletId: idOrNull(),
    engagementRingId: idOrNull(),
    completedRingId: idOrNull(),
    creationDate: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false, title: 'CartItem' },
);

export const presentCartRow = ({ row, wishId, totalPrice }: PricedRow): Static<typeof CartItemSchema> => ({
  id: row.id,
  itemId: row.itemId,
  itemType: row.itemType,
  wishedItemId: wishId,
  totalPrice: totalPrice === null ? null : money(totalPrice),
  numberOfStones: row.numberOfStones,
  carats: row.carats === null ? null : Number(row.carats),
  ringSize: row.ringSize,
  eternityRingId: row.eternityRingId,
  braceletId: row.braceletId,
  engagementRingId: row.engagementRingId,
  completedRingId: row.completedRingId,
  creationDate: row.createdAt.toISOString(),
});
