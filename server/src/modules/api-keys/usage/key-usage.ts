import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { BudgetOwner, CostBudgets } from '../../../kernel/use-cases/cost-budget.ts';
import type { KeyUsage } from '../../../kernel/use-cases/key-usage.ts';
import { dayOf } from '../../../kernel/values/dates.ts';
import { queryIn } from '../database.ts';

/** Milliseconds between writes to the database. */
const flushIntervalMs = 3_000;
/** Maximum number of keys whose usage a process counts while the database is unavailable. */
const maxBuffered = 10_000;

/** Usage of a key on one day, not yet written to the database. */
interface PendingUsage {
  readonly keyId: number;
  readonly day: string;
  requests: number;
  cost: number;
  errors: number;
  /** Time of the last use. Null if only the cost of an earlier request was added. */
  at: Date | null;
  address: string | null;
  feedUpserts: number;
  feedRemovals: number;
  /** Time at which a feed was last read, and time at which it was last read to its end. Null if no feed was read. */
  fedAt: Date | null;
  caughtUpAt: Date | null;
}

const noUsage = {
  ...{ requests: 0, cost: 0, errors: 0, at: null, address: null },
  ...{ feedUpserts: 0, feedRemovals: 0, fedAt: null, caughtUpAt: null },
} as const;

/** Usage counter of this process. */
export interface ProcessKeyUsage extends KeyUsage {
  /** Writes the remaining counts. */
  stop(): Promise<void>;
}

/**
 * Counts usage in memory and writes the counts for all keys in one statement every few seconds. The same statement
 * updates the time of last use, at most once a minute.
 */
export function createKeyUsage(orm: MikroORM, log: Logger): ProcessKeyUsage {
  let pending = new Map<string, PendingUsage>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  const usageOf = (keyId: number): PendingUsage => {
    timer ??= setTimeout(flushNext, flushIntervalMs).unref();
    const day = dayOf(new Date());
    const name = `${keyId} ${day}`;
    const usage = pending.get(name) ?? { keyId, day, ...noUsage };
    pending.set(name, usage);
    return usage;
  };

  const flush = async (): Promise<void> => {
    const batch = pending;
    if (batch.size === 0) return;
    pending = new Map();
    try {
      await write(orm, [...batch.values()]);
    } catch (error) {
      log.warn({ err: error }, 'could not write the usage of API keys, retrying later');
      for (const [name, usage] of batch) restore(name, usage);
    }
  };

  const restore = (name: string, usage: PendingUsage): void => {
    const since = pending.get(name);
    if (!since && pending.size >= maxBuffered) return;
    pending.set(name, since ? addUsage(usage, since) : usage);
    timer ??= setTimeout(flushNext, flushIntervalMs).unref();
  };

  function flushNext(): void {
    timer = undefined;
    flushing = flushing.then(flush);
  }

  return {
    countResponse(keyId, { address, isError }) {
      const usage = usageOf(keyId);
      usage.requests++;
      if (isError) usage.errors++;
      usage.at = new Date();
      usage.address = address;
    },
    failed(keyId) {
      usageOf(keyId).errors++;
    },
    cost(keyId, cost) {
      usageOf(keyId).cost += cost;
    },
    fed(keyId, { upserts, removals, isCaughtUp }) {
      const usage = usageOf(keyId);
      usage.feedUpserts += upserts;
      usage.feedRemovals += removals;
      usage.fedAt = new Date();
      if (isCaughtUp) usage.caughtUpAt = usage.fedAt;
    },
    async stop() {
      clearTimeout(timer);
      flushNext();
      await flushing;
    },
  };
}

const addUsage = (before: PendingUsage, since: PendingUsage): PendingUsage => ({
  ...before,
  requests: before.requests + since.requests,
  cost: before.cost + since.cost,
  errors: before.errors + since.errors,
  at: since.at ?? before.at,
  address: since.address ?? before.address,
  feedUpserts: before.feedUpserts + since.feedUpserts,
  feedRemovals: before.feedRemovals + since.feedRemovals,
  fedAt: since.fedAt ?? before.fedAt,
  caughtUpAt: since.caughtUpAt ?? before.caughtUpAt,
});

/** Writes usage to the database. Usage of deleted keys is discarded. */
async function write(orm: MikroORM, accounts: readonly PendingUsage[]): Promise<void> {
  // Accounts are sorted, so that two processes cannot deadlock.
  const sorted = accounts.toSorted((a, b) => a.keyId - b.keyId || (a.day < b.day ? -1 : 1));
  await sql`
    with told as (
      select t.* from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as t
        ("keyId" int, day date, requests int, cost bigint, errors int, at timestamptz, address text,
          "feedUpserts" bigint, "feedRemovals" bigint, "fedAt" timestamptz, "caughtUpAt" timestamptz)
      join api_key k on k.id = t."keyId"
    ), used as (
      update api_key k set last_used_at = t.at, last_used_address = t.address
      from (select distinct on (told."keyId") told.* from told where told.at is not null order by told."keyId", told.at desc) t
      where k.id = t."keyId" and (k.last_used_at is null or t.at >= k.last_used_at + interval '1 minute')
    )
    insert into api_key_usage (
      key_id, day, requests, cost, errors, feed_upserts, feed_removals, fed_at, caught_up_at)
    select t."keyId", t.day, t.requests, t.cost, t.errors, t."feedUpserts", t."feedRemovals", t."fedAt", t."caughtUpAt"
    from told t
    on conflict (key_id, day) do update set
      requests = api_key_usage.requests + excluded.requests,
      cost = api_key_usage.cost + excluded.cost,
      errors = api_key_usage.errors + excluded.errors,
      feed_upserts = api_key_usage.feed_upserts + excluded.feed_upserts,
      feed_removals = api_key_usage.feed_removals + excluded.feed_removals,
      fed_at = greatest(api_key_usage.fed_at, excluded.fed_at),
      caught_up_at = greatest(api_key_usage.caught_up_at, excluded.caught_up_at)`.execute(
    queryIn(orm.em.fork(), { type: 'write' }),
  );
}

/** Wraps cost budgets so that the cost of requests is also counted as usage of the key. */
export function countedBudgets(budgets: CostBudgets, usage: KeyUsage): CostBudgets {
  const count = ({ key }: BudgetOwner, cost: number): void => {
    if (key) usage.cost(key.id, cost);
  };
  return {
    of: (owner) => budgets.of(owner),
    spend(owner, cost) {
      const remaining = budgets.spend(owner, cost);
      count(owner, cost);
      return remaining;
    },
    charge(owner, cost) {
      budgets.charge(owner, cost);
      count(owner, cost);
    },
  };
}
