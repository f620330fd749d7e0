import { type RawBuilder, sql } from 'kysely';
import { momentInWords, RemedyPlace, type ViewingRule } from '../../accounts/visibility/index.ts';
import type { TakenByOrders } from '../availability/taken-by-orders.ts';

/* Rules that all stock has, about the row `d`. */

export const isActive: ViewingRule = {
  name: 'ACTIVE',
  isAboutStatus: true,
  says: 'It is active: on the lists of the shop',
  condition: sql`d.is_active`,
  remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Activate it.' },
};

/** What has no price, or comes to nothing in cents, is on request. */
export const isPriced = (total: RawBuilder<string | null>): ViewingRule => ({
  name: 'PRICED',
  says: 'It has a price',
  condition: sql`coalesce(${total}, 0) > 0`,
  remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Give it a price of more than 0.' },
});

/** For items of which orders take all. A sold item stays so for everybody, its buyer included. */
export const notOrdered = ({ isTaken, isSold, orderId }: Omit<TakenByOrders, 'buyerId'>): ViewingRule => ({
  name: 'NOT_ORDERED',
  says: 'No order has it',
  condition: sql`not ${isTaken}`,
  fact: sql`case when ${isTaken} then case when ${isSold} then 'Sold in order ' else 'In order ' end || ${orderId} end`,
  remedy: {
    place: RemedyPlace.ORDERS,
    text: 'Cancel the order that has it, or remove it from that order. A sold item can also be returned to stock.',
  },
});

/** Where active stock is shown to visitors, too. */
export const shownToAll: ViewingRule = {
  name: 'SHOWN_TO_ALL',
  says: 'It is shown to everybody, visitors included',
  condition: sql`d.show_to_all`,
  remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Set "Shown to visitors".' },
};

/** Of what can be held for one buyer, with `hold_user_id` and `hold_until`. Held for nobody known is held for others. */
export const notHeldForOthers = (isHeldForThem: RawBuilder<boolean>, isHeld: RawBuilder<boolean>): ViewingRule => ({
  name: 'HOLD',
  says: 'It is not on hold for somebody else',
  condition: sql`(not ${isHeld} or coalesce(${isHeldForThem}, false))`,
  fact: sql`case when ${isHeld} then 'On hold'
    || coalesce(' for ' || (select u.email from user_account u where u.id = d.hold_user_id), '')
    || coalesce(' until ' || ${momentInWords(sql`d.hold_until`)}, '') end`,
  remedy: { place: RemedyPlace.STOCK_ITEM, text: 'End the hold, or hold it for them.' },
});
