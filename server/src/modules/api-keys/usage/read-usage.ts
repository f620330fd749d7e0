import { sql } from 'kysely';
import { invalid } from '../../../kernel/errors/errors.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';

/** For how many days it is kept. */
const keptDays = 30;

/** What was done with a key on a day. */
export interface DayOfUse {
  readonly day: string;
  readonly requests: number;
  readonly cost: number;
  readonly errors: number;
}

const byKey = batch(async ({ em }: RequestContext, ids: readonly number[]): Promise<Map<number, DayOfUse[]>> => {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('api_key_usage')
    .select(['key_id as keyId', 'day', 'requests', 'errors', sql<number>`cost::float8`.as('cost')])
    .where('key_id', '=', anyOf(ids))
    .where('day', '>', oldestDay)
    .orderBy('day', 'desc')
    .execute();
  return new Map(ids.map((id) => [id, rows.filter(({ keyId }) => keyId === id)]));
});

/** SQL: the day before the first one that is kept. */
export const oldestDay = sql<string>`(now() at time zone 'UTC')::date - ${sql.lit(keptDays)}::int`;

const dayMs = 86_400_000;

/** The last days on which something was done with a key, newest first; with others asked for in the same moment by one query. */
export async function usageOf(ctx: RequestContext, keyId: number, days: number): Promise<readonly DayOfUse[]> {
  if (!Number.isInteger(days) || days < 1 || days > keptDays) throw invalid('days', `must be 1 to ${keptDays}`);
  const since = new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
  return ((await byKey(ctx, keyId)) ?? []).filter(({ day }) => day > since);
}
