import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { type Viewer } from '../../accounts/index.ts';
import { anyOfRules, areMet, RemedyPlace, type VisibilityRule } from '../../accounts/visibility/index.ts';
import { AllocatedStock, allocated } from '../../reservations/index.ts';
import type { StatusState } from '../../stock/availability/index.ts';
import { SaleState } from '../../stock/values/index.ts';
import { notHeldForOthers, notOrdered } from '../../stock/visibility/index.ts';
import { queryIn } from '../database.ts';
import { JewelleryStatus } from './jewellery-status.ts';

/* Availability of jewelry pieces, as SQL on the row `d` of `jewellery_piece`. It uses the database clock. */

export const jewelleryReservations = allocated(AllocatedStock.JEWELLERY);

const status = (name: JewelleryStatus): RawBuilder<JewelleryStatus> => sql.lit(name);
const isOnHold = sql<boolean>`d.status = ${status(JewelleryStatus.HOLD)}`;

/** Whether the hold has expired. An expired hold no longer counts, even before it is removed. */
export const hasEndedHold = sql<boolean>`coalesce(d.hold_until <= now(), false)`;

/** Whether the piece is on hold now. */
export const isHeld = sql<boolean>`(${isOnHold} and not ${hasEndedHold})`;

/** Current status. An expired hold counts as available. */
export const currentStatus = sql<JewelleryStatus>`case
  when ${isOnHold} and ${hasEndedHold} then ${status(JewelleryStatus.AVAILABLE)} else d.status end`;

/** Returns the condition that the piece currently has one of the given statuses. */
export const hasStatus = (...statuses: JewelleryStatus[]): RawBuilder<boolean> =>
  sql`${currentStatus} in (${sql.join(statuses.map(status))})`;

/** Whether the piece is available. The SQL is written in a form that allows the shop's lists to use their index. */
const isAvailable = sql<boolean>`(
  d.status in (${status(JewelleryStatus.AVAILABLE)}, ${status(JewelleryStatus.HOLD)})
  and (d.status = ${status(JewelleryStatus.AVAILABLE)} or ${hasEndedHold}))`;

/** Whether the piece is on hold for the viewer. Other buyers cannot order it. */
export const isHeldFor = ({ userId }: Pick<Viewer, 'userId'>): RawBuilder<boolean> =>
  userId === null ? sql`false` : sql`(${isOnHold} and d.hold_user_id = ${userId} and not ${hasEndedHold})`;

/** Sale states for the statuses that prevent a sale. */
export const jewelleryStatusStates: readonly StatusState[] = [
  [SaleState.ON_MEMO, hasStatus(JewelleryStatus.MEMO)],
  [SaleState.ON_HOLD, isHeld],
  [SaleState.SUSPENDED, hasStatus(JewelleryStatus.SUSPENDED)],
  [SaleState.SOLD, hasStatus(JewelleryStatus.SOLD)],
];

const statusInWords = sql<string>`case when ${currentStatus} = ${status(JewelleryStatus.HOLD)} then 'On hold' else ${currentStatus} end`;

/** Rules for the visibility of pieces. A piece on hold is visible only to its buyer. */
export const jewelleryListRules = (viewer: Viewer): readonly VisibilityRule[] => [
  anyOfRules(
    {
      name: 'OFFERED',
      isAboutStatus: true,
      statement: 'The item is available or on hold for the user',
      fact: statusInWords,
      remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Set the status to Available, or hold the item for this user.' },
    },
    [
      { name: 'AVAILABLE', statement: 'The status is Available', condition: isAvailable },
      { name: 'HELD_FOR_THEM', statement: 'The item is on hold for the user', condition: isHeldFor(viewer) },
    ],
  ),
];

/**
 * Rules that determine whether a viewer can order active pieces. A piece in an open order cannot be ordered again,
 * not even by its buyer.
 */
export const jewellerySaleRules = (viewer: Pick<Viewer, 'userId'>): readonly VisibilityRule[] => [
  {
    name: 'STATUS',
    statement: 'The item is not sold, suspended or on memo',
    condition: sql`d.status not in (${sql.join(
      [JewelleryStatus.SOLD, JewelleryStatus.SUSPENDED, JewelleryStatus.MEMO].map(status),
    )})`,
    fact: statusInWords,
    remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Set the status to Available.' },
  },
  notHeldForOthers(isHeldFor(viewer), isHeld),
  notOrdered({
    isTaken: jewelleryReservations.isTaken(sql`d.id`),
    isSold: jewelleryReservations.isSold(sql`d.id`),
    orderId: jewelleryReservations.orderOf(sql`d.id`),
  }),
];

/**
 * Returns the IDs of the pieces that a buyer may order now, regardless of their price. The caller must have locked
 * the pieces.
 */
export async function piecesForSaleTo(
  em: EntityManager,
  ids: readonly number[],
  userId: number,
): Promise<ReadonlySet<number>> {
  const rows = await queryIn(em)
    .selectFrom('jewellery_piece as d')
    .select('d.id')
    .where('d.id', '=', anyOf(ids))
    .where('d.is_active', '=', true)
    .where(areMet(jewellerySaleRules({ userId })))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
