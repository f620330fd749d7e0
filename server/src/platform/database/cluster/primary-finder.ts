import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseHost, hostsOf, nameOfHost, urlOfHost } from './database-hosts.ts';

/** Time limits for finding the primary, in milliseconds. Together they are shorter than `limits.connectMs`. */
const [hostMs, totalMs, preferredMs, roundPauseMs] = [1_000, 2_500, 200, 200];

/** Result of asking one host for its role. */
export type HostRole =
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

/** Answers of the hosts, and the current primary if there is one. */
interface Answers {
  readonly primary: Primary | undefined;
  readonly roles: readonly HostRole[];
}

/** Finds the primary among the hosts of a database URL. */
export class PrimaryFinder {
  readonly hosts: readonly DatabaseHost[];
  readonly #url: string;
  #last: DatabaseHost | undefined;
  #newestTimeline = 0;
  #finding: Promise<Primary> | undefined;

  constructor(databaseUrl: string) {
    this.#url = databaseUrl;
    this.hosts = hostsOf(databaseUrl);
  }

  /**
   * Asks the hosts and returns the one that accepts writes. A primary of an older timeline is ignored: it has been
   * replaced, but has not noticed yet. Concurrent calls share one search. Throws if no host accepts writes within
   * 2.5 s.
   */
  find(): Promise<Primary> {
    this.#finding ??= this.#find().finally(() => {
      this.#finding = undefined;
    });
    return this.#finding;
  }

  /** Asks each host once. Throws if none accepts writes at the moment. */
  async findNow(): Promise<Primary> {
    const { primary, roles } = await this.#askAll();
    if (!primary) throw new NoPrimary(describeRoles(roles));
    return primary;
  }

  /** Asks all hosts once for their role. */
  roles(): Promise<readonly HostRole[]> {
    return Promise.all(this.hosts.map((host) => askRole(this.#url, host)));
  }

  async #find(): Promise<Primary> {
    const end = performance.now() + totalMs;
    for (;;) {
      const { primary, roles } = await this.#askAll();
      if (primary) return primary;
      if (performance.now() + roundPauseMs > end) throw new NoPrimary(describeRoles(roles));
      await pause(roundPauseMs);
    }
  }

  async #askAll(): Promise<Answers> {
    const answers = await this.#ask();
    if (answers.primary) {
      this.#last = answers.primary.host;
      this.#newestTimeline = answers.primary.timeline;
    }
    return answers;
  }

  /** Asks the last primary, and all hosts if it does not confirm its role immediately. */
  async #ask(): Promise<Answers> {
    const last = this.#last;
    const lastRole = last && askRole(this.#url, last);
    const early = await Promise.race([lastRole, pause(lastRole ? preferredMs : 0, undefined)]);
    if (early && this.#current([early])) return { primary: this.#current([early]), roles: [early] };
    // A promotion is final, so the hosts that have not answered yet do not matter.
    const promoted = Promise.withResolvers<Primary>();
    const asking = this.hosts.map(async (host) => {
      const role = await (lastRole && host === last ? lastRole : askRole(this.#url, host));
      if (role.kind === 'primary' && role.timeline > this.#newestTimeline && last) promoted.resolve(role);
      return role;
    });
    return Promise.race([
      promoted.promise.then((primary) => ({ primary, roles: [primary] })),
      Promise.all(asking).then((roles) => ({ primary: this.#current(roles), roles })),
    ]);
  }

  #current(roles: readonly HostRole[]): Primary | undefined {
    return roles
      .filter((role) => role.kind === 'primary')
      .filter(({ timeline }) => timeline >= this.#newestTimeline)
      .sort((one, other) => other.timeline - one.timeline)[0];
  }
}

const finders = new Map<string, PrimaryFinder>();

/** Returns the finder of a database URL. All connections of the process share it. */
export function finderOf(databaseUrl: string): PrimaryFinder {
  const finder = finders.get(databaseUrl) ?? new PrimaryFinder(databaseUrl);
  finders.set(databaseUrl, finder);
  return finder;
}

/** Returns a sentence such as "no host accepts writes: db1:5432 is a replica, db2:5432 does not respond (…)". */
export const describeRoles = (roles: readonly HostRole[]): string =>
  `no host accepts writes: ${roles
    .map((role) =>
      role.kind === 'failed'
        ? `${nameOfHost(role.host)} does not respond (${role.error.message})`
        : `${nameOfHost(role.host)} is a ${role.kind === 'primary' ? 'replaced primary' : 'replica'}`,
    )
    .join(', ')}`;
