import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type RawBuilder, type SelectType, sql } from 'kysely';
import { AppError, conflict } from '../../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { oneOf } from '../../../../platform/database/statements/statements.ts';
import { viewerOf } from '../../../accounts/visibility/index.ts';
import { type RowOf, readStock, type StockStatus } from '../../../stock/fields/index.ts';
import { queryIn } from '../../database.ts';
import { Diamond } from '../diamond.entity.ts';
import { diamonds } from '../diamond.stock.ts';
import { currentStatus, diamondReservations, isOrderableBy } from '../diamond-availability.ts';

/** Diamond that is locked until the transaction ends. */
interface LockedDiamond {
  /** Entity that contains only the columns that orders and holds change. */
  readonly diamond: Diamond;
  /** Whether the buyer may order the diamond, regardless of the other half of its pair. */
  readonly isForSale: boolean;
}

/**
 * Locks diamonds until the transaction ends, optionally for a buyer. They are locked in ID order to avoid deadlocks.
 * Availability is read in the same query.
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
 * Evaluates availability SQL for locked diamonds with one query. Uses their values in memory, including changes that
 * have not been flushed.
 */
async function evaluateForEach<A>(
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

/** Returns the current statuses of locked diamonds, in the same order. */
export const currentStatusesOf = async (em: EntityManager, stones: readonly Diamond[]): Promise<StockStatus[]> =>
  stones.length === 0 ? [] : evaluateForEach(em, stones, currentStatus);

/** Returns the locked diamonds that a buyer may order now. Includes parcels with remaining stones. */
export async function forSaleTo(
  em: EntityManager,
  stones: readonly Diamond[],
  userId: number,
): Promise<ReadonlySet<Diamond>> {
  if (stones.length === 0) return new Set();
  const orderable = await evaluateForEach(em, stones, isOrderableBy({ userId }));
  return new Set(stones.filter((_, index) => orderable[index]));
}

/** Locks a diamond until the transaction ends. Throws DIAMOND_NOT_FOUND. */
export async function lockDiamond(em: EntityManager, id: number): Promise<Diamond> {
  const diamond = await em.findOne(Diamond, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!diamond)
    throw new AppError('DIAMOND_NOT_FOUND', { details: [{ path: 'id', message: 'the diamond does not exist' }] });
  return diamond;
}

/**
 * Throws if an active diamond has a price of 0. Old stock may have such a price and cannot be activated until it has
 * a new price.
 */
export function requireDiamondPrice({ isActive, pricePerCarat }: Diamond): void {
  if (isActive && Number(pricePerCarat) === 0) throw conflict('isActive', 'requires a price greater than 0');
}

/** Flushes the changes and returns the diamond as the caller sees it. */
export async function changedDiamond(ctx: RequestContext, diamond: Diamond): Promise<RowOf<Diamond>> {
  requireDiamondPrice(diamond);
  await ctx.em.flush();
  const [row] = await readStock(ctx.em, {
    type: diamonds,
    viewer: await viewerOf(ctx),
    where: sql`d.id = ${diamond.id}`,
  });
  if (!row) throw new AppError('DIAMOND_NOT_FOUND');
  return row;
}
