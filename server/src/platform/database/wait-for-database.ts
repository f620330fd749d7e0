import pRetry from 'p-retry';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionTo } from './cluster/connection-to.ts';
import { hostsOf, nameOfHost } from './cluster/database-hosts.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** First and maximum pause between attempts, in milliseconds. Each pause is twice as long as the previous one. */
const [firstPause, longestPause] = [1_000, 5_000];

/**
 * Waits until the database accepts connections, because the server and the database may be starting at the same time.
 * Throws DatabaseUnavailable.
 */
export async function waitForDatabase(url: string, { seconds, log }: { seconds: number; log: Logger }): Promise<void> {
  try {
    await pRetry(() => connect(url), {
      retries: Number.POSITIVE_INFINITY,
      minTimeout: firstPause,
      maxTimeout: longestPause,
      maxRetryTime: seconds * 1_000,
      shouldRetry({ error, retryDelay }) {
        if (!mayPass(error)) return false;
        log.warn(`the database does not respond: ${reasonOf(error)}; next attempt in ${retryDelay / 1_000} s`);
        return true;
      },
    });
  } catch (error) {
    if (!(error instanceof Error) || error instanceof TypeError) throw error;
    if (error instanceof ReadOnlyServer) throw new DatabaseUnavailable(`DATABASE_URL: ${error.message}`);
    throw new DatabaseUnavailable(
      mayPass(error)
        ? `The database did not respond within ${seconds} s: ${reasonOf(error)}`
        : `The database refuses the connection: ${reasonOf(error)}`,
    );
  }
}

/** The server responds, but is a replica. It may be promoted soon. */
class ReadOnlyServer extends Error {}

async function connect(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 5_000 });
  // If the connection is refused, `connect` also rejects with the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"');
    if (rows[0]?.isReplica)
      throw new ReadOnlyServer(`${hostsOf(url).map(nameOfHost).join(', ')} is a replica, which does not accept writes`);
  } finally {
    await client.end();
  }
}

/**
 * Wrong passwords and database names are permanent errors. Errors of a server that is starting, shutting down or out
 * of connections are temporary.
 */
const mayPass = (error: Error): boolean => !(error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? ''));

const reasonOf = (error: Error): string => error.message || ('code' in error ? String(error.code) : error.name);
