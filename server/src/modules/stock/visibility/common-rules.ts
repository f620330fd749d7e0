import { type RawBuilder, sql } from 'kysely';
import { formatTimeSql, RemedyPlace, type VisibilityRule } from '../../accounts/visibility/index.ts';
import type { TakenByOrders } from '../availability/taken-by-orders.ts';

/* Visibility rules on the row `d` for all stock types. */

export const isActive: VisibilityRule = {
  name: 'ACTIVE',
  isAboutStatus: true,
  statement: 'The item is active',
  condition: sql`d.is_active`,
  remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Activate the item.' },
};

/** Rule that the item has a price. If it has no price, or the price rounds to 0.00, the price is on request. */
export const isPriced = (total: RawBuilder<string | null>): VisibilityRule => ({
  name: 'PRICED',
  statement: 'The item has a price',
  condition: sql`coalesce(${total}, 0) > 0`,
  remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Set a price greater than 0.' },
});

/** Rule for items that can only be ordered as a whole. A sold item is not for sale to anyone, not even its buyer. */
export const notOrdered = ({ isTaken, isSold, orderId }: Omit<TakenByOrders, 'buyerId'>): VisibilityRule => ({
  name: 'NOT_ORDERED',
  statement: 'The item is not in an order',
  condition: sql`not ${isTaken}`,
  fact: sql`case when ${isTaken} then case when ${isSold} then 'Sold in order ' else 'In order ' end || ${orderId} end`,
  remedy: {
    place: RemedyPlace.ORDERS,
    text: 'Cancel the order that contains the item, or remove the item from it. A sold item can also be returned to stock.',
  },
});

/** Rule for active stock that visitors can also see. */
export const shownToAll: VisibilityRule = {
  name: 'SHOWN_TO_ALL',
  statement: 'The item is shown to everyone, including visitors',
  condition: sql`d.show_to_all`,
  remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Turn on "Shown to visitors".' },
};

/** Rule for types with `hold_user_id` and `hold_until`. A hold without a customer blocks all buyers. */
export const notHeldForOthers = (isHeldForThem: RawBuilder<boolean>, isHeld: RawBuilder<boolean>): VisibilityRule => ({
  name: 'HOLD',
  statement: 'The item is not on hold for another buyer',
  condition: sql`(not ${isHeld} or coalesce(${isHeldForThem}, false))`,
  fact: sql`case when ${isHeld} then 'On hold'
    || coalesce(' for ' || (select u.email from user_account u where u.id = d.hold_user_id), '')
    || coalesce(' until ' || ${formatTimeSql(sql`d.hold_until`)}, '') end`,
  remedy: { place: RemedyPlace.STOCK_ITEM, text: 'End the hold, or hold the item for this user.' },
});
