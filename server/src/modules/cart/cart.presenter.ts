import Type, { type Static } from 'typebox';
import { money } from '../../kernel/values/money.ts';
import { amountFields, idOrNull, itemFields, namedItem, namedItemFields } from '../selling/items/index.ts';
import { presentSetTotals, SetTotalsSchema } from '../stock-types/diamonds/index.ts';
import type { CartRow } from './read-cart.ts';

/** A row of the cart as REST spells it. */
export const CartItemSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Of the row: what removing takes.' }),
    ...itemFields,
    wishedItemId: idOrNull('The caller’s wish for the same item.'),
    totalPrice: Type.Union([Type.Number(), Type.Null()], {
      description: 'The caller’s price at this moment; null once they no longer see the item.',
    }),
    set: Type.Optional(SetTotalsSchema),
    ...amountFields,
    ...namedItemFields,
    creationDate: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false, title: 'CartItem' },
);

export const presentCartRow = ({ row, wishId, totalPrice, set }: CartRow): Static<typeof CartItemSchema> => ({
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
