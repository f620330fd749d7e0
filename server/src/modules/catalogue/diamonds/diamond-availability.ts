import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import { Availability } from '../stock/fields/availability.ts';
import { StockStatus } from '../stock/fields/stock-status.ts';
import type { DiamondCondition } from './lists/diamond-collection.ts';

/*
 * Whether stones can be bought, stated once: lists, orders and administrators' changes ask the database by this SQL, of
 * the row `d` of `diamond`. Its clock is the database's.
 */

const isOnHold = sql<boolean>`d.status = ${sql.lit(StockStatus.HOLD)}`;

/** Whether the hold has ended. It is over at that moment, whoever tidies up later. */
export const hasEndedHold: DiamondCondition = sql`coalesce(d.hold_until <= now(), false)`;

/** The current status: an ended hold holds no longer, and a parcel is on Hold when open orders have all of it. */
export const currentStatus = sql<StockStatus>`case
  when ${isOnHold} and not ${hasEndedHold} then d.status
  when not ${isOnHold} and d.status <> ${sql.lit(StockStatus.AVAILABLE)} then d.status
  when d.promised_stones < d.parcel_stones then ${sql.lit(StockStatus.AVAILABLE)}
  else ${sql.lit(StockStatus.HOLD)} end`;

/** Whether the stone is on hold for a viewer, and can be ordered by nobody else. */
export const isHeldFor = ({ userId }: Pick<Viewer, 'userId'>): DiamondCondition =>
  userId === null
    ? sql`false`
    : sql`(${isOnHold} and d.hold_user_id = ${userId} and not ${hasEndedHold} and d.promised_stones < d.parcel_stones)`;

/** Whether the stone is still the house's, but on hold for somebody else than a viewer. */
export const isHeldForOther = ({ userId }: Pick<Viewer, 'userId'>): DiamondCondition => sql`(
  d.is_active and ${currentStatus} = ${sql.lit(StockStatus.HOLD)} and d.hold_user_id is distinct from ${userId}::int)`;

/** What the stone is to a viewer at this moment. */
export const availabilityTo = (viewer: Pick<Viewer, 'userId'>): RawBuilder<Availability> => sql`case
  when not d.is_active then ${sql.lit(Availability.GONE)}
  when ${currentStatus} = ${sql.lit(StockStatus.AVAILABLE)} then ${sql.lit(Availability.FOR_SALE)}
  when ${isHeldFor(viewer)} then ${sql.lit(Availability.HELD_FOR_YOU)}
  else ${sql.lit(Availability.GONE)} end`;
