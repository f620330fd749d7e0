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

/** The key of the header `Idempotency-Key`; null without one. Throws INVALID_REQUEST for what is no key. */
export function headerKey({ request: { idempotencyKey } }: RequestContext): string | null {
  if (idempotencyKey !== null && !isKey(idempotencyKey)) throw invalid('Idempotency-Key', keyRule);
  return idempotencyKey;
}

/** A command that must take effect once, however often it is sent. */
export interface Keyed {
  /** Keys of different operations never meet. */
  readonly operation: string;
  /** The caller's own name for this attempt. Null: they do not ask for this promise. */
  readonly key: string | null;
  /** What was asked for; the same key with something else is refused. */
  readonly input: object;
}

/** Input of which null says no more than nothing does: fields that it has got since count only where they are given. */
export const withoutNulls = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));

/** What begins the operations of test keys: what was only tried out never answers for what is meant, nor the other way round. */
const testPrefix = 'test ';

/** The row of a key. */
const rowOf = (ctx: RequestContext, key: string, { operation, input }: Keyed) => ({
  user_id: actorOf(ctx).id,
  operation: isTest(ctx) ? `${testPrefix}${operation}` : operation,
  key,
  input_hash: createHash('sha256').update(JSON.stringify(input)).digest(),
});

/**
 * Runs `work` once per caller, operation and key, inside the caller's transaction. A twin that runs at the same time
 * waits and gets the first outcome; a call that is rolled back leaves nothing behind, so that it can be tried again.
 * `work` answers the id of what it made; it may keep it by a part of its own statement. Throws INVALID_REQUEST 409
 * (IDEMPOTENCY_MISMATCH) for other input.
 */
export async function once(
  ctx: RequestContext,
  keyed: Keyed,
  work: (keep: KeepId) => Promise<number>,
): Promise<{ id: number; isReplay: boolean }> {
  const { answer, isReplay } = await onceAnswered(ctx, keyed, async (keep) => ({
    id: await work((id) => keep(sql`jsonb_build_object('id', ${id})`)),
  }));
  return { id: answer.id, isReplay };
}

/** SQL: keeps the id that a statement makes, within that statement. Does nothing without a key. */
export type KeepId = (id: RawBuilder<number>) => RawBuilder<object>;

/** The same for work of which the answer itself is kept, as JSON: nobody could make it again. */
export async function onceAnswered<Answer extends object>(
  ctx: RequestContext,
  keyed: Keyed,
  work: (keep: (answer: RawBuilder<unknown>) => RawBuilder<object>) => Promise<Answer>,
): Promise<{ answer: Answer; isReplay: boolean }> {
  if (keyed.key === null) return { answer: await work(() => sql`select`), isReplay: false };
  const { input_hash, ...key } = rowOf(ctx, keyed.key, keyed);
  const db = queryIn(ctx.em);
  const taken = await db
    .insertInto('idempotency_key')
    .values({ ...key, input_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) {
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
  // Whoever sees another's key sees its outcome too: both are written by one transaction.
  const answer = await firstAnswer<Answer>(ctx, keyed);
  if (!answer) throw mismatch();
  return { answer, isReplay: true };
}

/** What a call with this key has answered before; null without one. Throws INVALID_REQUEST 409 for other input. */
export async function firstAnswer<Answer extends object>(ctx: RequestContext, keyed: Keyed): Promise<Answer | null> {
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
 * Keeps the answer of a call whose work has a transaction of its own: there, so that both are there or neither. Throws
 * TRY_AGAIN when a twin was faster: its answer is then the first one.
 */
export async function keepAnswer(
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
  if (rows.length === 0) throw tryAgain('was used by another call just now', { path: 'idempotencyKey' });
}

const mismatch = (): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'IDEMPOTENCY_MISMATCH',
    details: [{ path: 'idempotencyKey', message: 'was used before with other input' }],
  });

/** For how many days a key of idempotency is known. */
export const idempotencyDays = 30;

/** Forgets keys that nobody repeats any more. */
export const forgetIdempotencyKeys: JobHandler = {
  queue: 'idempotency.forget',
  schedule: '17 3 * * *',
  async handle({ em }) {
    await queryIn(em)
      .deleteFrom('idempotency_key')
      .where(sql<boolean>`created_at < now() - make_interval(days => ${idempotencyDays})
        or (operation like ${`${testPrefix}%`} and created_at < now() - make_interval(days => ${sandboxDays}))`)
      .execute();
  },
};
