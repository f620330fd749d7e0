import { sql } from 'kysely';
import { invalid } from '../../../kernel/errors/errors.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import type { ApiKeyFeed, ApiKeyUsage } from './usage.type.ts';

/** Number of days for which usage is stored. */
const retentionDays = 30;

/** Usage of a key on one day. */
interface DayOfUse extends ApiKeyUsage {
  /**
   * Time at which a feed was last read, and time at which it was last read to its end. Null if that did not happen on
   * this day.
   */
  readonly fedAt: string | null;
  readonly caughtUpAt: string | null;
}

const byKey = batch(async ({ em }: RequestContext, ids: readonly number[]): Promise<Map<number, DayOfUse[]>> => {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('api_key_usage')
    .select(['key_id as keyId', 'day', 'requests', 'errors', 'fed_at as fedAt', 'caught_up_at as caughtUpAt'])
    .select([
      sql<number>`cost::float8`.as('cost'),
      sql<number>`feed_upserts::float8`.as('feedUpserts'),
      sql<number>`feed_removals::float8`.as('feedRemovals'),
    ])
    .where('key_id', '=', anyOf(ids))
    .where('day', '>', oldestDay)
    .orderBy('day', 'desc')
    .execute();
  return new Map(ids.map((id) => [id, rows.filter(({ keyId }) => keyId === id)]));
});

/** SQL for the most recent day whose usage has expired. */
const oldestDay = sql<string>`(now() at time zone 'UTC')::date - ${sql.lit(retentionDays)}::int`;

const dayMs = 86_400_000;

/**
 * Returns a key's usage by day for the last `days` days, newest first. Days without usage are omitted. Calls in the
 * same tick share one query.
 */
export async function usageOf(ctx: RequestContext, keyId: number, days: number): Promise<readonly ApiKeyUsage[]> {
  if (!Number.isInteger(days) || days < 1 || days > retentionDays)
    throw invalid('days', `must be from 1 to ${retentionDays}`);
  const since = new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
  return ((await byKey(ctx, keyId)) ?? []).filter(({ day }) => day > since);
}

/**
 * Returns the feed progress of a key. Null if the key has not read a feed within the last {@link retentionDays} days.
 */
export async function feedProgressOf(ctx: RequestContext, keyId: number): Promise<ApiKeyFeed | null> {
  const days = (await byKey(ctx, keyId)) ?? [];
  const lastReadAt = days.find(({ fedAt }) => fedAt !== null)?.fedAt ?? null;
  if (lastReadAt === null) return null;
  const caughtUpAt = days.find((day) => day.caughtUpAt !== null)?.caughtUpAt ?? null;
  const lagMs = caughtUpAt === null ? null : Math.max(0, Date.now() - Date.parse(caughtUpAt));
  return { lastReadAt, caughtUpAt, lagSeconds: lagMs === null ? null : Math.floor(lagMs / 1_000) };
}

/** Deletes usage older than {@link retentionDays} days. */
export const deleteExpiredKeyUsage: JobHandler = {
  queue: 'api-keys.forget-usage',
  schedule: '41 3 * * *',
  title: 'Delete old API key usage',
  async handle({ em }) {
    await queryIn(em).deleteFrom('api_key_usage').where('day', '<=', oldestDay).execute();
  },
};
