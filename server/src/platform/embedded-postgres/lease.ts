import { realpath } from 'node:fs/promises';
import pg from 'pg';

// Key of the advisory lock that every process with an embedded server holds in shared mode.
const leaseLock = 7_304_118;

/** Lease on a running embedded server. Its connection ends with the process, even if the process is killed. */
export interface Lease {
  /** Resolves when the connection is lost because the server has crashed or is restarting. */
  readonly lost: Promise<void>;
  /**
   * Releases the lease. Resolves with true if it was the last lease. In that case, no other lease can be taken until
   * {@link end}.
   */
  release(): Promise<boolean>;
  end(): Promise<void>;
}

/** Reason why a lease was refused: the server does not respond (yet), or it runs on a different data folder. */
export type Refusal = { readonly refused: 'no-answer'; readonly reason: string } | { readonly refused: 'other-server' };

/** Takes a lease on the server at `url` if it runs on `cluster`. */
export async function takeLease(url: string, cluster: string): Promise<Lease | Refusal> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'facet embedded database lease',
  });
  let isLost = false;
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => {
      isLost = true;
      resolve();
    });
  });
  const end = async (): Promise<void> => {
    if (!isLost) await client.end();
  };
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const folder = rows[0]?.data_directory;
    if (!folder || (await realpath(folder)) !== (await realpath(cluster))) {
      await end();
      return { refused: 'other-server' };
    }
    await client.query('select pg_advisory_lock_shared($1)', [leaseLock]);
  } catch (error) {
    await end();
    return { refused: 'no-answer', reason: error instanceof Error ? error.message : String(error) };
  }
  return {
    lost,
    end,
    release: async () => {
      if (isLost) return false;
      const sql = 'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last';
      const { rows } = await client.query<{ last: boolean }>(sql, [leaseLock]);
      return rows[0]?.last === true;
    },
  };
}
