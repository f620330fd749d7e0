import { realpath } from 'node:fs/promises';
import pg from 'pg';

// One fixed number on which every process that uses an embedded server holds a shared advisory lock.
const leaseLock = 7_304_118;

/** A share in a running embedded server, held as a connection of its own: it ends with the process, however that ends. */
export interface Lease {
  /** Resolves when the connection is cut: the server has died, or is about to come up again. */
  readonly lost: Promise<void>;
  /** Gives the share back. True when it was the last: then nobody can take a new one until {@link end}. */
  giveBack(): Promise<boolean>;
  /** Closes the connection. */
  end(): Promise<void>;
}

/** Why a lease was not to be had: no answer (yet), or an answer from a server that runs on another data folder. */
export type Refusal = { readonly refused: 'no-answer'; readonly reason: string } | { readonly refused: 'other-server' };

/** Takes a share in the server at `url` when it really runs on `cluster`. */
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
    giveBack: async () => {
      if (isLost) return false;
      const sql = 'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last';
      const { rows } = await client.query<{ last: boolean }>(sql, [leaseLock]);
      return rows[0]?.last === true;
    },
  };
}
