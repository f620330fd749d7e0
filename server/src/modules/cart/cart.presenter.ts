import Type, { type Static } from 'typebox';
import { money } from '../../kernel/values/money.ts';
import { amountFields, idOrNull, thingFields } from '../basket-lines/index.ts';
import type { PricedRow } from './read-cart.ts';

/** A row of the cart as REST spells it. */
export const CartItemSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Of the row: what removing takes.' }),
    ...thingFields,
    wishedItemId: idOrNull('The caller’s wish for the same thing.'),
    totalPrice: Type.Union([Type.Number(), Type.Null()], {
      description: 'The caller’s price at this moment; null once the thing is out of his sight.',
    }),
    ...amountFields,
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
