import { money } from '../../kernel/money.ts';
import type { PricedRow } from './read-cart.ts';

/** A row of the cart as REST spells it: rings and bracelets have fields of their own. */
export const presentCartRow = ({ row, wishId, totalPrice }: PricedRow) => ({
  id: row.id,
  itemId: row.itemId,
  itemType: row.itemType,
  wishedItemId: wishId,
  totalPrice: totalPrice === null ? null : money(totalPrice),
  eternityRingId: null,
  braceletId: null,
  engagementRingId: null,
  completedRingId: null,
  creationDate: row.createdAt,
});
