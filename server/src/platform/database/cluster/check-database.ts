import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { connectionTo } from './connection-to.ts';
import { type DatabaseHost, hostsOf, nameOfHost, urlOfHost } from './database-hosts.ts';

const connectMs = 2_000;

async function withClient<T>(options: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: connectMs, query_timeout: connectMs });
  // A lost connection also rejects the current query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface CheckedHost {
  readonly name: 'DATABASE_URL' | 'DATABASE_REPLICA_URLS';
  readonly url: string;
  readonly host: DatabaseHost;
}

interface CheckedUrls {
  readonly url: string;
  readonly replicaUrls: readonly string[];
}

/**
 * Checks settings that would cause wrong results later: hosts of different database clusters, and a connection pooler
 * that gives each transaction another session. Hosts that do not respond are not checked. Throws DatabaseUnavailable.
 */
export async function checkDatabase({ url, replicaUrls }: CheckedUrls): Promise<void> {
  const primaries = hostsOf(url).map((host): CheckedHost => ({ name: 'DATABASE_URL', url, host }));
  const replicas = replicaUrls.flatMap((replicaUrl) =>
    hostsOf(replicaUrl).map((host): CheckedHost => ({ name: 'DATABASE_REPLICA_URLS', url: replicaUrl, host })),
  );
  await requireOneCluster([...primaries, ...replicas]);
  await requireSessions(url);
}

/**
 * Returns the identifier that all servers of a database cluster share. Null if the server does not respond. Throws
 * DatabaseUnavailable if it refuses the login, because it would refuse it after a failover too.
 */
async function systemOf({ name, url, host }: CheckedHost): Promise<string | null> {
  try {
    return await withClient({ connectionString: urlOfHost(url, host) }, async (client) => {
      const { rows } = await client.query<{ system: string }>(
        'select system_identifier as system from pg_control_system()',
      );
      return rows[0]?.system ?? null;
    });
  } catch (error) {
    if (error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? ''))
      throw new DatabaseUnavailable(`${name}: ${nameOfHost(host)} refuses the connection: ${error.message}`);
    // The host may be down at the moment. The cluster works without it.
    return null;
  }
}

async function requireOneCluster(checked: readonly CheckedHost[]): Promise<void> {
  if (checked.length < 2) return;
  const systems = await Promise.all(checked.map(systemOf));
  const known = checked.flatMap((host, index) => (systems[index] ? [{ ...host, system: systems[index] }] : []));
  const [first] = known;
  const other = known.find(({ system }) => system !== first?.system);
  if (first && other)
    throw new DatabaseUnavailable(
      `${other.name}: ${nameOfHost(other.host)} and ${nameOfHost(first.host)} belong to different database clusters, so one does not replicate the other`,
    );
}

/** Number of concurrent connections that look for the session of the first one. */
const lookers = 3;

const readMark = async (client: pg.Client): Promise<string | null> => {
  const { rows } = await client.query<{ mark: string | null }>("select current_setting('facet.session', true) as mark");
  return rows[0]?.mark ?? null;
};

/** Throws DatabaseUnavailable if connections share sessions of the database, as with PgBouncer in transaction mode. */
async function requireSessions(url: string): Promise<void> {
  const mark = randomUUID();
  const isShared = await withClient(connectionTo(url), async (client) => {
    await client.query("select set_config('facet.session', $1, false)", [mark]);
    const found = await Promise.all(
      Array.from({ length: lookers }, () =>
        withClient(connectionTo(url), async (looker) => {
          await looker.query('begin');
          return readMark(looker);
        }),
      ),
    );
    return found.includes(mark) || (await readMark(client)) !== mark;
  });
  if (isShared)
    throw new DatabaseUnavailable(
      'DATABASE_URL: the connection pooler shares sessions between connections (pool_mode = transaction), but prepared statements, notifications and locks need their own sessions: use pool_mode = session, or connect to PostgreSQL directly',
    );
}
