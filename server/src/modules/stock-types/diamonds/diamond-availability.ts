import { sql } from 'kysely';
import { type Viewer } from '../../accounts/index.ts';
import { areMet, RemedyPlace, type ViewingRule } from '../../accounts/visibility/index.ts';
import type { StatusState } from '../../stock/availability/index.ts';
import { StockStatus } from '../../stock/fields/index.ts';
import { SaleState } from '../../stock/values/index.ts';
import { notHeldForOthers } from '../../stock/visibility/index.ts';
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

const statusInWords = sql<string>`case ${currentStatus}
  when ${sql.lit(StockStatus.AVAILABLE)} then 'Available'
  when ${sql.lit(StockStatus.HOLD)} then 'On hold'
  when ${sql.lit(StockStatus.SUSPENDED)} then 'Suspended'
  else 'On memo' end`;

/** What a stone is by its status, if that keeps it from being sold. */
export const diamondStatusStates: readonly StatusState[] = [
  [SaleState.ON_MEMO, sql`${currentStatus} = ${sql.lit(StockStatus.MEMO)}`],
  [SaleState.ON_HOLD, sql`${currentStatus} = ${sql.lit(StockStatus.HOLD)}`],
  [SaleState.SUSPENDED, sql`${currentStatus} = ${sql.lit(StockStatus.SUSPENDED)}`],
];

/** By its status, whether a viewer can order an active stone. */
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

/** Whether a viewer can order a stone, as far as it is active and by its status. */
export const isOrderableBy = (viewer: Pick<Viewer, 'userId'>): DiamondCondition =>
  sql`(d.is_active and ${areMet(statusRules(viewer))})`;
