import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, type SelectType, sql } from 'kysely';
import { oneOf } from '../../../../platform/database/statements/statements.ts';
import type { StockStatus } from '../../../stock/fields/index.ts';
import { queryIn } from '../../database.ts';
import { Diamond } from '../diamond.entity.ts';
import { currentStatus, isOrderableBy } from '../diamond-availability.ts';
import { diamondReservations } from '../diamond-reservations.ts';

/** A stone that is locked until the transaction ends. */
interface LockedDiamond {
  /** With what orders and holds change of it, and nothing else. */
  readonly diamond: Diamond;
  /** Whether the buyer for whom it was locked may order it, as far as the stone itself says. */
  readonly isForSale: boolean;
}

/**
 * Locks stones until the transaction ends, for a buyer, or for nobody. In id order, so that two buyers never wait for each
 * other in a ring. Whether they are for sale is asked of the rows as they are when the locks are there.
 */
export async function lockDiamonds(
  em: EntityManager,
  ids: readonly number[],
  buyerId: number | null,
): Promise<readonly LockedDiamond[]> {
  const rows = await queryIn(em)
    .selectFrom('diamond as d')
    .select([
      'd.id',
      'd.version',
      'd.is_active as isActive',
      'd.status',
      'd.hold_user_id as holdUserId',
      'd.hold_until as holdUntil',
      'd.carats',
      'd.parcel_stones as parcelStones',
      'd.promised_stones as promisedStones',
      'd.promised_carats as promisedCarats',
      (buyerId === null
        ? sql<boolean>`false`
        : sql<boolean>`(${isOrderableBy({ userId: buyerId })} and not ${diamondReservations.isSold(sql`d.id`)})`
      ).as('isForSale'),
    ])
    .where('d.id', '=', oneOf(ids))
    .orderBy('d.id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ isForSale, holdUntil, ...row }) => ({
    diamond: em.merge(
      Diamond,
      { ...row, holdUntil: holdUntil === null ? null : new Date(holdUntil) },
      { refresh: true },
    ),
    isForSale,
  }));
}

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
