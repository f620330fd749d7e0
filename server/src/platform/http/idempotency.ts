import { createHash } from 'node:crypto';
import { Matches, MaxLength } from 'class-validator';
import { type NotNull, sql } from 'kysely';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { all } from '../../kernel/input/field-rules.ts';
import { actorOf } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { queryIn } from '../database/statements/own-tables.ts';

const keys = /^[\x21-\x7e]{1,255}$/;
const rule = 'must be 1 to 255 printable characters without spaces';

/** The rule of an input's `idempotencyKey`. */
export const IsIdempotencyKey = (): PropertyDecorator =>
  all(MaxLength(255, { message: rule }), Matches(keys, { message: rule }));

/** The key of the header `Idempotency-Key`; null without one. Throws INVALID_REQUEST for what is no key. */
export function headerKey({ request: { idempotencyKey } }: RequestContext): string | null {
  if (idempotencyKey !== null && !keys.test(idempotencyKey)) throw invalid('Idempotency-Key', rule);
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

/**
 * Runs `work` once per caller, operation and key, inside the caller's transaction. A twin that runs at the same time
 * waits and gets the first outcome; a call that is rolled back leaves nothing behind, so that it can be tried again.
 * `work` answers the id of what it made. Throws INVALID_REQUEST 409 (IDEMPOTENCY_MISMATCH) for other input.
 */
export async function once(
  ctx: RequestContext,
  keyed: Keyed,
  work: () => Promise<number>,
): Promise<{ id: number; isReplay: boolean }> {
  const { operation, key, input } = keyed;
  if (key === null) return { id: await work(), isReplay: false };
  const userId = actorOf(ctx).id;
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest();
  const db = queryIn(ctx.em);
  const taken = await db
    .insertInto('idempotency_key')
    .values({ user_id: userId, operation, key, input_hash: inputHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) {
    const id = await work();
    await db
      .updateTable('idempotency_key')
      .set({ result_id: id })
      .where('user_id', '=', userId)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
    return { id, isReplay: false };
  }
  const first = await db
    .selectFrom('idempotency_key')
    .select((row) => ['result_id as resultId', row('input_hash', '=', inputHash).as('isSame')])
    .where('user_id', '=', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    // Whoever sees another's key sees its outcome too: both are written by one transaction.
    .$narrowType<{ resultId: NotNull }>()
    .executeTakeFirst();
  if (!first?.isSame) {
    throw new AppError('INVALID_REQUEST', {
      status: 409,
      reason: 'IDEMPOTENCY_MISMATCH',
      details: [{ path: 'idempotencyKey', message: 'was used before with other input' }],
    });
  }
  return { id: first.resultId, isReplay: true };
}

/** Forgets keys that nobody repeats any more. */
export const forgetIdempotencyKeys: JobHandler = {
  queue: 'idempotency.forget',
  schedule: '17 3 * * *',
  async handle({ em }) {
    await queryIn(em)
      .deleteFrom('idempotency_key')
      .where('created_at', '<', sql<string>`now() - interval '30 days'`)
      .execute();
  },
};
