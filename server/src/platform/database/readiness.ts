import pg from 'pg';
import { PooledClient } from './connections/pooled-client.ts';
import { limits, sessionOf } from './limits.ts';

/** What is known of a server: what it says of itself, that it does not answer just now, or that it cannot be used. */
export type ServerState =
  | { readonly kind: 'answers'; readonly isWritable: boolean; readonly isMigrated: boolean }
  | { readonly kind: 'missing' | 'unusable' };

/** Asks one server how it is, over a connection of its own, so that a full pool does not keep the answer away. */
export interface Probe {
  /** Answers within some seconds, whatever the server does. Those who ask at the same time share an answer. */
  ask(): Promise<ServerState>;
  close(): Promise<void>;
}

/** Whether the migrations of the names $1 have all run. */
export const isMigratedSql = '(select count(*) from migration where name = any($1)) = cardinality($1::text[])';

const probeMs = 2_000;

/** It answers, and is not going, coming or full: there is no such database, or it lets nobody in. */
const isUnusable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|53|57)/.test(error.code ?? '');

export function createProbe(url: string, migrations: readonly string[]): Probe {
  const pool = new pg.Pool({
    application_name: 'facet-health',
    ...sessionOf({ ...limits, statementMs: probeMs }),
    connectionTimeoutMillis: probeMs,
    connectionString: url,
    Client: PooledClient,
    max: 1,
    allowExitOnIdle: true,
  });
  // A connection that is lost while nobody asks is replaced when somebody does.
  pool.on('error', () => undefined);
  const query = `
    select current_setting('transaction_read_only') = 'off' as "isWritable",
      ${isMigratedSql} as "isMigrated"`;

  const ask = async (): Promise<ServerState> => {
    try {
      const client = await pool.connect();
      try {
        if (client instanceof PooledClient) client.bearSilence(probeMs);
        const { rows } = await client.query<{ isWritable: boolean; isMigrated: boolean }>(query, [migrations]);
        return rows[0] ? { kind: 'answers', ...rows[0] } : { kind: 'unusable' };
      } finally {
        client.release();
      }
    } catch (error) {
      return { kind: isUnusable(error) ? 'unusable' : 'missing' };
    }
  };
  let asking: Promise<ServerState> | null = null;
  return {
    ask() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    close: () => pool.end(),
  };
}
