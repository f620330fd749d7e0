import { sql } from 'kysely';
import { type Viewer } from '../../accounts/index.ts';
import { areMet, RemedyPlace, type VisibilityRule } from '../../accounts/visibility/index.ts';
import { AllocatedStock, allocated } from '../../reservations/index.ts';
import type { StatusState } from '../../stock/availability/index.ts';
import { StockStatus } from '../../stock/fields/index.ts';
import { SaleState } from '../../stock/values/index.ts';
import { notHeldForOthers } from '../../stock/visibility/index.ts';
import type { DiamondCondition } from './lists/diamond-collection.ts';

export const diamondReservations = allocated(AllocatedStock.DIAMONDS);

/*
 * Availability of diamonds, as SQL on the row `d` of `diamond`. Lists, orders and administrators' changes all use it.
 * It uses the database clock.
 */

const isOnHold = sql<boolean>`d.status = ${sql.lit(StockStatus.HOLD)}`;

/** Whether the hold has expired. An expired hold no longer counts, even before it is removed. */
export const hasEndedHold: DiamondCondition = sql`coalesce(d.hold_until <= now(), false)`;

/** Current status. Expired holds are ignored. A parcel is on hold if open orders have reserved all its stones. */
export const currentStatus = sql<StockStatus>`case
  when ${isOnHold} and not ${hasEndedHold} then d.status
  when not ${isOnHold} and d.status <> ${sql.lit(StockStatus.AVAILABLE)} then d.status
  when d.promised_stones < d.parcel_stones then ${sql.lit(StockStatus.AVAILABLE)}
  else ${sql.lit(StockStatus.HOLD)} end`;

/** Whether the diamond is on hold for the viewer. Other buyers cannot order it. */
export const isHeldFor = ({ userId }: Pick<Viewer, 'userId'>): DiamondCondition =>
  userId === null
    ? sql`false`
    : sql`(${isOnHold} and d.hold_user_id = ${userId} and not ${hasEndedHold} and d.promised_stones < d.parcel_stones)`;

/** Whether the diamond is unsold and on hold for another user. */
export const isHeldForOther = ({ userId }: Pick<Viewer, 'userId'>): DiamondCondition => sql`(
  d.is_active and ${currentStatus} = ${sql.lit(StockStatus.HOLD)} and d.hold_user_id is distinct from ${userId}::int)`;

const statusInWords = sql<string>`case ${currentStatus}
  when ${sql.lit(StockStatus.AVAILABLE)} then 'Available'
  when ${sql.lit(StockStatus.HOLD)} then 'On hold'
  when ${sql.lit(StockStatus.SUSPENDED)} then 'Suspended'
  else 'On memo' end`;

/** Sale states for the statuses that prevent a sale. */
export const diamondStatusStates: readonly StatusState[] = [
  [SaleState.ON_MEMO, sql`${currentStatus} = ${sql.lit(StockStatus.MEMO)}`],
  [SaleState.ON_HOLD, sql`${currentStatus} = ${sql.lit(StockStatus.HOLD)}`],
  [SaleState.SUSPENDED, sql`${currentStatus} = ${sql.lit(StockStatus.SUSPENDED)}`],
];

/** Rules that determine whether the viewer can order an active diamond, based on its status. */
export const statusRules = (viewer: Pick<Viewer, 'userId'>): readonly VisibilityRule[] => [
  {
    name: 'STATUS',
    statement: 'The item is not suspended or on memo',
    condition: sql`${currentStatus} not in (${sql.lit(StockStatus.SUSPENDED)}, ${sql.lit(StockStatus.MEMO)})`,
    fact: statusInWords,
    remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Set the status to Available.' },
  },
  notHeldForOthers(isHeldFor(viewer), sql`(${currentStatus} = ${sql.lit(StockStatus.HOLD)})`),
];

/** Whether the viewer can order the diamond, based on its active flag and status. */
export const isOrderableBy = (viewer: Pick<Viewer, 'userId'>): DiamondCondition =>
  sql`(d.is_active and ${areMet(statusRules(viewer))})`;
