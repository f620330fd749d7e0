import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseHost, hostsOf, nameOfHost, urlOfHost } from './database-hosts.ts';

/** Time limits for finding the primary, in milliseconds. Together they are shorter than `limits.connectMs`. */
const [hostMs, totalMs, preferredMs, roundPauseMs] = [1_000, 2_500, 200, 200];

/** Result of asking one host for its role. */
type HostRole =
  | { readonly kind: 'primary'; readonly host: DatabaseHost; readonly timeline: number }
  | { readonly kind: 'replica'; readonly host: DatabaseHost }
  | { readonly kind: 'failed'; readonly host: DatabaseHost; readonly error: Error };

export type Primary = Extract<HostRole, { kind: 'primary' }>;

/** No host accepts writes. The code classifies it as a database that is unavailable (`database-fault.ts`). */
class NoPrimary extends Error {
  readonly code = 'EHOSTUNREACH';
}

/**
 * SQL for the timeline of a primary. PostgreSQL starts a new timeline with each promotion of a replica, so the server
 * with the highest timeline is the current primary.
 */
export const timelineSql = "('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int";

const roleQuery = `
  select case when not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
    then ${timelineSql} end as timeline`;

async function askRole(databaseUrl: string, host: DatabaseHost): Promise<HostRole> {
  const client = new pg.Client({
    connectionString: urlOfHost(databaseUrl, host),
    application_name: 'facet-find-primary',
    connectionTimeoutMillis: hostMs,
    query_timeout: hostMs,
  });
  // The failure is also reported by `connect` or `query`.
  client.on('error', () => undefined);
  const timeout = setTimeout(() => client.connection.stream.destroy(), hostMs);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number | null }>(roleQuery);
    const timeline = rows[0]?.timeline ?? null;
    return timeline === null ? { kind: 'replica', host } : { kind: 'primary', host, timeline };
  } catch (error) {
    return { kind: 'failed', host, error: error instanceof Error ? error : new Error(String(error)) };
  } finally {
    clearTimeout(timeout);
    client.connection.stream.destroy();
  }
}

/** Returns a sentence such as "no host accepts writes: db1:5432 is a replica, db2:5432 does not respond (…)". */
const describeRoles = (roles: readonly HostRole[]): string =>
  `no host accepts writes: ${roles
    .map((role) =>
      role.kind === 'failed'
        ? `${nameOfHost(role.host)} does not respond (${role.error.message})`
        : `${nameOfHost(role.host)} is a ${role.kind === 'primary' ? 'replaced primary' : 'replica'}`,
    )
    .join(', ')}`;

/** Finds the primary among the hosts of a database URL. */
export class PrimaryFinder {
  readonly #hosts: readonly DatabaseHost[];
  readonly #url: string;
  #last: DatabaseHost | undefined;
  #newestTimeline = 0;
  #finding: Promise<Primary> | undefined;

  constructor(databaseUrl: string) {
    this.#url = databaseUrl;
    this.#hosts = hostsOf(databaseUrl);
  }

  /**
   * Asks the hosts and returns the one that accepts writes. A primary of an older timeline is ignored: it has been
   * replaced, but has not noticed yet. Concurrent calls share one search. Throws if no host accepts writes within
   * 2.5 s.
   */
  find(): Promise<Primary> {
    this.#finding ??= this.#search(totalMs).finally(() => {
      this.#finding = undefined;
    });
    return this.#finding;
  }

  /** Asks each host once. Throws if none accepts writes at the moment. */
  findNow(): Promise<Primary> {
    return this.#search(0);
  }

  /**
   * Asks the last primary, and all hosts if it does not confirm its role immediately. Each host is asked again until
   * the time is over, without waiting for the other ones: a lost host responds late.
   */
  async #search(ms: number): Promise<Primary> {
    const roles = new Map<DatabaseHost, HostRole>();
    const end = performance.now() + ms;
    const over = new AbortController();
    const found = Promise.withResolvers<Primary>();
    const ask = async (host: DatabaseHost): Promise<void> => {
      do {
        roles.set(host, await askRole(this.#url, host));
        const primary = this.#choose(roles);
        if (primary) found.resolve(primary);
        if (performance.now() + roundPauseMs < end) await pause(roundPauseMs);
      } while (!over.signal.aborted && performance.now() + roundPauseMs < end);
    };
    const askAll = async (): Promise<void> => {
      const last = this.#last && ask(this.#last);
      if (last) await Promise.race([last, found.promise, pause(preferredMs)]);
      if (over.signal.aborted) return;
      await Promise.all(this.#hosts.map((host) => (host === this.#last && last ? last : ask(host))));
      found.reject(new NoPrimary(describeRoles(this.#hosts.flatMap((host) => roles.get(host) ?? []))));
    };
    try {
      void askAll();
      const primary = await found.promise;
      this.#last = primary.host;
      this.#newestTimeline = primary.timeline;
      return primary;
    } finally {
      over.abort();
    }
  }

  /**
   * Returns the current primary. The last one and a newer one are certain. Otherwise, all hosts must have been asked,
   * because a replaced primary may still run.
   */
  #choose(roles: ReadonlyMap<DatabaseHost, HostRole>): Primary | undefined {
    const [newest] = [...roles.values()]
      .filter((role) => role.kind === 'primary')
      .filter(({ timeline }) => timeline >= this.#newestTimeline)
      .sort((one, other) => other.timeline - one.timeline);
    if (!newest) return undefined;
    const isPromotion = this.#newestTimeline > 0 && newest.timeline > this.#newestTimeline;
    return newest.host === this.#last || isPromotion || roles.size === this.#hosts.length ? newest : undefined;
  }
}

const finders = new Map<string, PrimaryFinder>();

/** Returns the finder of a database URL. All connections of the process share it. */
export function finderOf(databaseUrl: string): PrimaryFinder {
  const finder = finders.get(databaseUrl) ?? new PrimaryFinder(databaseUrl);
  finders.set(databaseUrl, finder);
  return finder;
}
