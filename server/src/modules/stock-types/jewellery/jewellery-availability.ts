import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { type Viewer } from '../../accounts/index.ts';
import { anyWay, areMet, RemedyPlace, type ViewingRule } from '../../accounts/visibility/index.ts';
import { AllocatedStock, allocated } from '../../reservations/index.ts';
import type { StatusState } from '../../stock/availability/index.ts';
import { SaleState } from '../../stock/values/index.ts';
import { notHeldForOthers, notOrdered } from '../../stock/visibility/index.ts';
import { queryIn } from '../database.ts';
import { JewelleryStatus } from './jewellery-status.ts';

/*
 * Whether pieces can be bought, stated once, as SQL of the row `d` of `jewellery_piece`. Its clock is the database's.
 */

/** What orders keep of pieces. */
export const jewelleryReservations = allocated(AllocatedStock.JEWELLERY);

const status = (name: JewelleryStatus): RawBuilder<JewelleryStatus> => sql.lit(name);
const isOnHold = sql<boolean>`d.status = ${status(JewelleryStatus.HOLD)}`;

/** Whether the hold has ended. It is over at that moment, whoever tidies up later. */
export const hasEndedHold = sql<boolean>`coalesce(d.hold_until <= now(), false)`;

/** Whether the piece is on hold at this moment. */
export const isHeld = sql<boolean>`(${isOnHold} and not ${hasEndedHold})`;

/** The current status: an ended hold holds no longer. */
export const currentStatus = sql<JewelleryStatus>`case
  when ${isOnHold} and ${hasEndedHold} then ${status(JewelleryStatus.AVAILABLE)} else d.status end`;

/** Whether the piece has one of some statuses at this moment. */
export const hasStatus = (...statuses: JewelleryStatus[]): RawBuilder<boolean> =>
  sql`${currentStatus} in (${sql.join(statuses.map(status))})`;

/** Whether the piece is nobody's: written so that the index of what the shop shows serves. */
const isAvailable = sql<boolean>`(
  d.status in (${status(JewelleryStatus.AVAILABLE)}, ${status(JewelleryStatus.HOLD)})
  and (d.status = ${status(JewelleryStatus.AVAILABLE)} or ${hasEndedHold}))`;

/** Whether the piece is on hold for a viewer, and can be ordered by nobody else. */
export const isHeldFor = ({ userId }: Pick<Viewer, 'userId'>): RawBuilder<boolean> =>
  userId === null ? sql`false` : sql`(${isOnHold} and d.hold_user_id = ${userId} and not ${hasEndedHold})`;

/** What a piece is by its status, if that keeps it from being sold. */
export const jewelleryStatusStates: readonly StatusState[] = [
  [SaleState.ON_MEMO, hasStatus(JewelleryStatus.MEMO)],
  [SaleState.ON_HOLD, isHeld],
  [SaleState.SUSPENDED, hasStatus(JewelleryStatus.SUSPENDED)],
  [SaleState.SOLD, hasStatus(JewelleryStatus.SOLD)],
];

const statusInWords = sql<string>`case when ${currentStatus} = ${status(JewelleryStatus.HOLD)} then 'On hold' else ${currentStatus} end`;

/** By which pieces exist for somebody: what is on hold is there for its buyer alone. */
export const jewelleryListRules = (viewer: Viewer): readonly ViewingRule[] => [
  anyWay(
    {
      name: 'OFFERED',
      isAboutStatus: true,
      says: 'It is available, or on hold for them',
      fact: statusInWords,
      remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Set its status to Available, or hold it for them.' },
    },
    [
      { name: 'AVAILABLE', says: 'Its status is Available', condition: isAvailable },
      { name: 'HELD_FOR_THEM', says: 'It is on hold for them', condition: isHeldFor(viewer) },
    ],
  ),
];

/**
 * By which a viewer can order active pieces. What an open order has is gone for everybody, its buyer included: they have
 * ordered it already.
 */
export const jewellerySaleRules = (viewer: Pick<Viewer, 'userId'>): readonly ViewingRule[] => [
  {
    name: 'STATUS',
    says: 'It is neither sold nor suspended nor out on memo',
    condition: sql`d.status not in (${sql.join(
      [JewelleryStatus.SOLD, JewelleryStatus.SUSPENDED, JewelleryStatus.MEMO].map(status),
    )})`,
    fact: statusInWords,
    remedy: { place: RemedyPlace.STOCK_ITEM, text: 'Set its status to Available.' },
  },
  notHeldForOthers(isHeldFor(viewer), isHeld),
  notOrdered({
    isTaken: jewelleryReservations.isTaken(sql`d.id`),
    isSold: jewelleryReservations.isSold(sql`d.id`),
    orderId: jewelleryReservations.orderOf(sql`d.id`),
  }),
];

/** Ids of those of some pieces that a buyer may order now, if they have a price. Whoever orders them has locked them. */
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
