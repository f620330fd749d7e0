import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type AppError, conflict } from '../../../kernel/errors/errors.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { StockStatus } from '../../stock/fields/index.ts';
import { queryIn } from '../database.ts';
import { Diamond } from './diamond.entity.ts';
import { refersToMate } from './diamond-mate.ts';
import type { DiamondCondition } from './lists/diamond-collection.ts';
import { diamondById } from './lists/load-diamonds.ts';

/**
 * Returns the other half of a separable or inseparable pair, for GraphQL. Undefined if there is no other half or the
 * caller may not see it.
 */
export async function pairMateOf(
  ctx: RequestContext,
  id: number,
  fields: ReadonlySet<string>,
): Promise<object | undefined> {
  const mateId = await mateIdOf(ctx, id);
  return mateId === undefined ? undefined : diamondById(ctx, mateId, fields);
}

/**
 * Returns the ID of the other half, by diamond ID. If a diamond refers to one diamond and another diamond refers to
 * it, its own reference takes precedence. `offset 0` makes PostgreSQL use the index for each diamond instead of
 * scanning the table.
 */
const mateIdOf = batch(async ({ em }: RequestContext, ids: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; mateId: number }>`
    select d.id, p.id as "mateId"
    from diamond d, lateral (select p.id from diamond p where ${refersToMate('p', 'd')} offset 0) p
    where d.id = any(${ids}) and p.id <> d.id
    union all
    select d.id, p.id from diamond d join diamond p on ${refersToMate('d', 'p')}
    where d.id = any(${ids}) and p.id <> d.id`.execute(queryIn(em));
  return new Map(rows.map(({ id, mateId }) => [id, mateId]));
});

/** Parts of a bulk change that must be identical for both halves of a pair. */
interface CommonToHalves {
  readonly isActive?: boolean | undefined;
  readonly status?:
    | { readonly status: StockStatus; readonly holdUserId?: number | null | undefined }
    | null
    | undefined;
}

/**
 * Returns an error for each half of an inseparable pair whose active flag or status would change without that of the
 * other half. No error is returned if the other half is also selected, already has the new state, or differs because
 * only one half has been sold.
 */
export async function splitPairErrors(
  em: EntityManager,
  ids: readonly number[],
  { isActive, status }: CommonToHalves,
): Promise<Map<number, AppError>> {
  const moves = [
    ...(isActive === undefined
      ? []
      : [{ field: 'isActive', isMoved: sql<boolean>`(d.is_active <> ${isActive} and p.is_active <> ${isActive})` }]),
    ...(status ? [{ field: 'status', isMoved: isMovedTo(status.status, status.holdUserId ?? null) }] : []),
  ];
  const errors = new Map<number, AppError>();
  for (const { field, isMoved } of moves) {
    const isLeft = sql<boolean>`d.id = any(${ids}::int[]) and p.id <> all(${ids}::int[]) and ${isMoved}`;
    const { rows } = await sql<{ id: number; mate: string }>`
      select d.id, p.stock_id as mate from diamond d join diamond p on ${refersToMate('p', 'd')}
      where (p.is_pair or d.is_pair) and ${isLeft}
      union
      select d.id, p.stock_id from diamond d join diamond p on ${refersToMate('d', 'p')}
      where d.is_pair and ${isLeft}`.execute(queryIn(em, { type: 'write' }));
    for (const { id, mate } of rows)
      errors.set(id, conflict(field, `cannot be changed for one half of a pair: select ${mate} too`));
  }
  return errors;
}

/** Returns SQL for whether both halves of a pair have the same active flag, and neither half has the new status yet. */
const isMovedTo = (status: StockStatus, holdUserId: number | null): DiamondCondition => {
  const isSo = (half: 'd' | 'p') =>
    sql`(${sql.ref(`${half}.status`)} = ${status} and ${sql.ref(`${half}.hold_user_id`)} is not distinct from ${holdUserId}::int)`;
  return sql`(d.is_active = p.is_active and not ${isSo('d')} and not ${isSo('p')})`;
};

/** Locks and returns the diamonds that form an inseparable pair with a locked diamond. */
export async function lockMates(
  em: EntityManager,
  { id, isPair, stockNumber, pairStockId }: Diamond,
): Promise<Diamond[]> {
  // The query uses the values in memory, because changes to the pair may not have been flushed yet.
  const { rows } = await sql<{ id: number }>`
    select p.id from diamond p
    where lower(p.pair_stock_id) = lower(${stockNumber}::text) and (p.is_pair or ${isPair})
      or lower(p.stock_id) = lower(${pairStockId}::text) and ${isPair}`.execute(queryIn(em));
  const ids = rows.flatMap(({ id: mateId }) => (mateId === id ? [] : [mateId]));
  if (ids.length === 0) return [];
  return em.find(Diamond, { id: { $in: ids } }, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
}
