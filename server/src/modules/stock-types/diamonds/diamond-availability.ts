import { sql } from 'kysely';
import { type Viewer } from '../../accounts/index.ts';
import { areMet, RemedyPlace, type ViewingRule } from '../../accounts/visibility/index.ts';
import { AllocatedStock, allocated } from '../../reservations/index.ts';
import type { StatusState } from '../../stock/availability/index.ts';
import { StockStatus } from '../../stock/fields/index.ts';
import { SaleState } from '../../stock/values/index.ts';
import { notHeldForOthers } from '../../stock/visibility/index.ts';
import type { DiamondCondition } from './lists/diamond-collection.ts';

/** Reservation of diamonds by orders. */
export const diamondReservations = allocated(AllocatedStock.DIAMONDS);

/*
 * Availability of diamonds, defined once: lists, orders and administrators' changes use this SQL for the row `d` of
 * `diamond`. Times are the database's.
 */

const isOnHold = sql<boolean>`d.status = ${sql.lit(StockStatus.HOLD)}`;

/** The hold has ended. It no longer counts from that moment on, even before it is removed. */
export const hasEndedHold: DiamondCondition = sql`coalesce(d.hold_until <= now(), false)`;

/** The current status: an ended hold no longer counts, and a parcel is on hold if open orders have reserved all of it. */
export const currentStatus = sql<StockStatus>`case
  when ${isOnHold} and not ${hasEndedHold} then d.status
  when not ${isOnHold} and d.status <> ${sql.lit(StockStatus.AVAILABLE)} then d.status
  when d.promised_stones < d.parcel_stones then ${sql.lit(StockStatus.AVAILABLE)}
  else ${sql.lit(StockStatus.HOLD)} end`;

/** The stone is on hold for the viewer: nobody else can order it. */
export const isHeldFor = ({ userId }: Pick<Viewer, 'userId'>): DiamondCondition =>
  userId === null
    ? sql`false`
    : sql`(${isOnHold} and d.hold_user_id = ${userId} and not ${hasEndedHold} and d.promised_stones < d.parcel_stones)`;

/** The stone is not sold, but on hold for another user. */
export const isHeldForOther = ({ userId }: Pick<Viewer, 'userId'>): DiamondCondition => sql`(
  d.is_active and ${currentStatus} = ${sql.lit(StockStatus.HOLD)} and d.hold_user_id is distinct from ${userId}::int)`;

const statusInWords = sql<string>`case ${currentStatus}
  when ${sql.lit(StockStatus.AVAILABLE)} then 'Available'
  when ${sql.lit(StockStatus.HOLD)} then 'On hold'
  when ${sql.lit(StockStatus.SUSPENDED)} then 'Suspended'
  else 'On memo' end`;

/** Statuses that prevent a sale, as sale states. */
export const diamondStatusStates: readonly StatusState[] = [
  [SaleState.ON_MEMO, sql`${currentStatus} = ${sql.lit(StockStatus.MEMO)}`],
  [SaleState.ON_HOLD, sql`${currentStatus} = ${sql.lit(StockStatus.HOLD)}`],
  [SaleState.SUSPENDED, sql`${currentStatus} = ${sql.lit(StockStatus.SUSPENDED)}`],
];

/** The status allows the viewer to order an active stone. */
export const statusRules = (viewer: Pick<Viewer, 'userId'>): readonly ViewingRule[] => [
  {
    name: 'STATUS',
    says: 'It is neither suspended nor out on memo',
    condition: sql`${currentStatus} not in (${sql.lit(StockStatus.SUSPENDED)}, ${sql.lit(StockStatus.MEMO)})`,
    fact: statusInWords,
    remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Set its status to Available.' },
  },
  notHeldForOthers(isHeldFor(viewer), sql`(${currentStatus} = ${sql.lit(StockStatus.HOLD)})`),
];

/** The viewer can order the stone, by activation and status. */
export const isOrderableBy = (viewer: Pick<Viewer, 'userId'>): DiamondCondition =>
  sql`(d.is_active and ${areMet(statusRules(viewer))})`;
