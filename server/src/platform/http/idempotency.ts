import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { AppError, invalid, tryAgain } from '../../kernel/errors/errors.ts';
import { isKey, keyRule } from '../../kernel/input/idempotency-key.ts';
import { actorOf } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { isTest, sandboxDays } from '../../kernel/use-cases/sandbox/sandbox.ts';
import type { Transaction } from '../../kernel/use-cases/transaction.ts';
import { queryIn } from '../database/statements/own-tables.ts';

/**
 * Returns the idempotency key from the `Idempotency-Key` header. Null if the header is missing. Throws
 * INVALID_REQUEST if the key is not valid.
 */
export function headerKey({ request: { idempotencyKey } }: RequestContext): string | null {
  if (idempotencyKey !== null && !isKey(idempotencyKey)) throw invalid('Idempotency-Key', keyRule);
  return idempotencyKey;
}

/** Command that must be executed only once, even if the request is repeated. */
export interface Keyed {
  /** Name of the operation. Keys of different operations are independent. */
  readonly operation: string;
  /** Idempotency key of the request. Null if the caller sent none. */
  readonly key: string | null;
  /** Input of the command. The same key with different input is rejected. */
  readonly input: object;
}

/**
 * Returns the input without null fields, for inputs in which null and an omitted field have the same meaning. Fields
 * added by newer builds then change the hash only if they are set.
 */
export const withoutNulls = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));

/** Prefix for operations called with test keys, which separates them from those of other callers. */
const testPrefix = 'test ';

const rowOf = (ctx: RequestContext, key: string, { operation, input }: Keyed) => ({
  user_id: actorOf(ctx).id,
  operation: isTest(ctx) ? `${testPrefix}${operation}` : operation,
  key,
  input_hash: createHash('sha256').update(JSON.stringify(input)).digest(),
});

/**
 * Runs `work` once per caller, operation and key, within the caller's transaction. A concurrent duplicate waits and
 * gets the first result. A call that is rolled back stores nothing, so it can be repeated. `work` returns the ID of
 * its result, and may store it in the same statement. Throws INVALID_REQUEST 409 (IDEMPOTENCY_MISMATCH) for different
 * input.
 */
export async function once(
  ctx: RequestContext,
  keyed: Keyed,
  work: (keep: KeepId) => Promise<number>,
): Promise<{ id: number; isReplay: boolean }> {
  const { answer, isReplay } = await onceWithResult(ctx, keyed, async (keep) => ({
    id: await work((id) => keep(sql`jsonb_build_object('id', ${id})`)),
  }));
  return { id: answer.id, isReplay };
}

/** Returns SQL that stores the ID created by a statement, within that statement. No effect without a key. */
export type KeepId = (id: RawBuilder<number>) => RawBuilder<object>;

/** Like `once`, for results that cannot be computed again: the whole result is stored as JSON. */
export async function onceWithResult<Answer extends object>(
  ctx: RequestContext,
  keyed: Keyed,
  work: (keep: (answer: RawBuilder<unknown>) => RawBuilder<object>) => Promise<Answer>,
): Promise<{ answer: Answer; isReplay: boolean }> {
  if (keyed.key === null) return { answer: await work(() => sql`select`), isReplay: false };
  const { input_hash, ...key } = rowOf(ctx, keyed.key, keyed);
  const db = queryIn(ctx.em);
  const inserted = await db
    .insertInto('idempotency_key')
    .values({ ...key, input_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) {
    let isKept = false;
    const keeping = (result: RawBuilder<unknown>): RawBuilder<object> => sql`
      update idempotency_key set result = ${result}
      where user_id = ${key.user_id} and operation = ${key.operation} and key = ${key.key}`;
    const answer = await work((result) => {
      isKept = true;
      return keeping(result);
    });
    if (!isKept) await keeping(sql`${JSON.stringify(answer)}::jsonb`).execute(db);
    return { answer, isReplay: false };
  }
  // The key and the result of another request are written in one transaction, so both are visible.
  const answer = await storedResult<Answer>(ctx, keyed);
  if (!answer) throw mismatch();
  return { answer, isReplay: true };
}

/** Returns the stored result of a key. Null if there is none. Throws INVALID_REQUEST 409 for different input. */
export async function storedResult<Answer extends object>(ctx: RequestContext, keyed: Keyed): Promise<Answer | null> {
  if (keyed.key === null) return null;
  const { input_hash, ...key } = rowOf(ctx, keyed.key, keyed);
  const first = await queryIn(ctx.em, { type: 'write' })
    .selectFrom('idempotency_key')
    .select((row) => [row('input_hash', '=', input_hash).as('isSame'), 'result as answer'])
    .where((row) => row.and(key))
    .$castTo<{ isSame: boolean; answer: Answer | null }>()
    .executeTakeFirst();
  if (first && !first.isSame) throw mismatch();
  return first?.answer ?? null;
}

/**
 * Stores the result of a call that uses its own transaction, within that transaction. Throws TRY_AGAIN if a
 * concurrent duplicate has already stored its result.
 */
export async function storeResult(
  ctx: RequestContext,
  transaction: Transaction,
  keyed: Keyed,
  answer: object,
): Promise<void> {
  if (keyed.key === null) return;
  const insert = queryIn(ctx.em)
    .insertInto('idempotency_key')
    .values({ ...rowOf(ctx, keyed.key, keyed), result: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .compile();
  const { rows } = await transaction.getKysely().executeQuery(insert);
  if (rows.length === 0) throw tryAgain('is being used by another request', { path: 'idempotencyKey' });
}

const mismatch = (): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'IDEMPOTENCY_MISMATCH',
    details: [{ path: 'idempotencyKey', message: 'was already used with different input' }],
  });

/** Number of days after which an idempotency key is deleted. */
export const idempotencyDays = 30;

export const deleteExpiredKeys: JobHandler = {
  queue: 'idempotency.forget',
  schedule: '17 3 * * *',
  title: 'Delete old idempotency keys',
  async handle({ em }) {
    await queryIn(em)
      .deleteFrom('idempotency_key')
      .where(sql<boolean>`created_at < now() - make_interval(days => ${idempotencyDays})
        or (operation like ${`${testPrefix}%`} and created_at < now() - make_interval(days => ${sandboxDays}))`)
      .execute();
  },
};
