import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { Slice } from '../../../kernel/input/page.ts';
import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { isTest } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { asIso, rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import { type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import type { HoldOutcome } from '../records/hold-outcome.ts';
import { HoldRecord } from '../records/hold-record.entity.ts';

/** Hold as read from the database, with its current state. */
export type HoldRow = RowOf<HoldRecord>;

const h = columnsOf('stock_hold', 'h');
export const hold = conditionsOn('stock_hold', 'h');

/** SQL condition: the record `h` is a current hold. False for expired holds whose record has not been updated yet. */
export const isCurrent = sql<boolean>`(${h('ended_at')} is null and coalesce(${h('until')} > now(), true))`;

/** SQL: the time at which the record `h` ended. Null if it is current. */
export const endedAt = sql<
  string | null
>`case when not ${isCurrent} then coalesce(${h('ended_at')}, ${h('until')}) end`;

const outcome = sql<HoldOutcome | null>`case when not ${isCurrent} then coalesce(${h('outcome')}, 'EXPIRED') end`;

/**
 * Returns the holds that match a condition on `h`, newest first. Reads from the primary database, so that callers see
 * their own changes immediately.
 */
export const readHolds = (em: EntityManager, where: Condition, slice?: Slice): Promise<HoldRow[]> =>
  queryIn(em, { type: 'write' })
    .selectFrom('stock_hold as h')
    .select(rowColumns(em, HoldRecord, 'h', { endedAt: asIso(endedAt), outcome }))
    .where(where)
    .orderBy('h.id', 'desc')
    .limit(slice?.limit ?? null)
    .offset(slice?.offset ?? 0)
    .execute();

export async function countHolds(em: EntityManager, where: Condition): Promise<number> {
  const holds = queryIn(em).selectFrom('stock_hold as h').select(rowCount.as('count')).where(where);
  return (await holds.executeTakeFirstOrThrow()).count;
}

/**
 * Returns the SQL condition for the caller's holds `h`. Requests with a test key match only test holds; other
 * requests match only real holds.
 */
export const ownHolds = (ctx: RequestContext): Condition =>
  hold.and([hold('h.user_id', '=', actorOf(ctx).id), hold('h.is_test', '=', isTest(ctx))]);

/** Returns one of the caller's holds. Throws ITEM_NOT_FOUND if the hold does not exist or belongs to another user. */
export async function ownHold(ctx: RequestContext, id: number): Promise<HoldRow> {
  const [row] = await readHolds(ctx.em, hold.and([hold('h.id', '=', id), ownHolds(ctx)]));
  if (!row) throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'must be one of your holds' }] });
  return row;
}
