import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import type { Viewer } from '../../accounts/index.ts';
import { AllocatedStock, allocated } from '../../reservations/index.ts';
import { queryIn } from '../database.ts';
import { Availability } from '../stock/fields/availability.ts';
import { JewelleryStatus } from './jewellery-status.ts';

/** What orders keep of pieces. */
export const jewelleryReservations = allocated(AllocatedStock.JEWELLERY);

/** SQL: whether the row `d` of `jewellery_piece` has one of some statuses. */
export const hasStatus = (...statuses: JewelleryStatus[]): RawBuilder<boolean> =>
  sql`d.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;

/** SQL: whether the row `d` is on hold for a viewer, and can be ordered by nobody else. */
export const isHeldFor = ({ userId }: Pick<Viewer, 'userId'>): RawBuilder<boolean> =>
  userId === null ? sql`false` : sql`(d.status = ${sql.lit(JewelleryStatus.HOLD)} and d.hold_user_id = ${userId})`;

/**
 * What the row `d`, were it priced, is to a viewer at this moment. What an open order has is gone for everybody, its
 * buyer included: they have ordered it already.
 */
export const jewelleryAvailabilityTo = (viewer: Pick<Viewer, 'userId'>): RawBuilder<Availability> => sql`case
  when not d.is_active or ${jewelleryReservations.isReserved(sql`d.id`)} then ${sql.lit(Availability.GONE)}
  when ${hasStatus(JewelleryStatus.AVAILABLE)} then ${sql.lit(Availability.FOR_SALE)}
  when ${isHeldFor(viewer)} then ${sql.lit(Availability.HELD_FOR_YOU)}
  else ${sql.lit(Availability.GONE)} end`;

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
    .where(jewelleryAvailabilityTo({ userId }), '<>', Availability.GONE)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
