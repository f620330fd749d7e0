import { type RawBuilder, sql } from 'kysely';

import type { Viewer } from '../../accounts/index.ts';
import { Availability } from '../stock/fields/availability.ts';
import { StockStatus } from '../stock/fields/stock-status.ts';
import type { DiamondCondition } from './lists/diamond-collection.ts';

const isOnHold = sql<boolean>`d.status = ${sql.lit(StockStatus.HOLD)}`;

/** SQL: whether the hold of the row `d` of `diamond` has ended. It is over at that moment, whoever tidies up later. */
export const hasEndedHold: DiamondCondition = sql`coalesce(d.hold_until <= now(), false)`;

/**
 * SQL: where the row `d` of `diamond` stands at this moment: an ended hold holds no longer, and a parcel is on Hold when
 * open orders have all of it. Mirrors {@link Diamond.statusAt}.
 */
export const effectiveStatus = sql<StockStatus>`case
  when ${isOnHold} and not ${hasEndedHold} then d.status
  when not ${isOnHold} and d.status <> ${sql.lit(StockStatus.AVAILABLE)} then d.status
  when d.promised_stones < d.parcel_stones then ${sql.lit(StockStatus.AVAILABLE)}
  else ${sql.lit(StockStatus.HOLD)} end`;

/** SQL: whether the row `d` of `diamond` is on hold for a viewer, and can be ordered by nobody else. */
export const isHeldFor = ({ userId }: Viewer): DiamondCondition =>
  userId === null
    ? sql`false`
    : sql`(${isOnHold} and d.hold_user_id = ${userId} and not ${hasEndedHold} and d.promised_stones < d.parcel_stones)`;

/** What the stone is to a viewer at this moment. Mirrors {@link Diamond.isForSaleTo}. */
export function availabilityTo(viewer: Viewer): RawBuilder<Availability> {
  return sql`case
    when not d.is_active then ${sql.lit(Availability.GONE)}
    when ${effectiveStatus} = ${sql.lit(StockStatus.AVAILABLE)} then ${sql.lit(Availability.FOR_SALE)}
    when ${isHeldFor(viewer)} then ${sql.lit(Availability.HELD_FOR_YOU)}
    else ${sql.lit(Availability.GONE)} end`;
}
