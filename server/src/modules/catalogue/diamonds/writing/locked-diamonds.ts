import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, type SelectType, sql } from 'kysely';
import type { StockStatus } from '../../stock/fields/stock-status.ts';
import type { Diamond } from '../diamond.entity.ts';
import { currentStatus, isOrderableBy } from '../diamond-availability.ts';

/**
 * What the SQL of availability says of stones that the transaction has locked, as they are in memory: with what has changed
 * of them and is not yet written. One query for all.
 */
async function askOf<A>(
  em: EntityManager,
  stones: readonly Diamond[],
  question: RawBuilder<A>,
): Promise<SelectType<A>[]> {
  const rows = stones.map((stone) => ({
    is_active: stone.isActive,
    status: stone.status,
    hold_user_id: stone.holdUserId,
    hold_until: stone.holdUntil,
    parcel_stones: stone.parcelStones,
    promised_stones: stone.promisedStones,
  }));
  const answers = await em
    .getKysely()
    .selectFrom(sql`jsonb_populate_recordset(null::diamond, ${JSON.stringify(rows)}) with ordinality`.as<'d'>(sql`d`))
    .select(question.as('answer'))
    .orderBy(sql`d.ordinality`)
    .execute();
  return answers.map(({ answer }) => answer);
}

/** The statuses that locked stones have now, in their order. */
export const currentStatusesOf = async (em: EntityManager, stones: readonly Diamond[]): Promise<StockStatus[]> =>
  stones.length === 0 ? [] : askOf(em, stones, currentStatus);

/** Those of some locked stones, or parcels of which something is left, that a buyer may order now. */
export async function forSaleTo(
  em: EntityManager,
  stones: readonly Diamond[],
  userId: number,
): Promise<ReadonlySet<Diamond>> {
  if (stones.length === 0) return new Set();
  const answers = await askOf(em, stones, isOrderableBy({ userId }));
  return new Set(stones.filter((_, place) => answers[place]));
}
