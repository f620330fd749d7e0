import pg from 'pg';
import { PooledClient } from './connections/pooled-client.ts';
import { limits, sessionOf } from './limits.ts';

/** State of a database server: available, temporarily unavailable, or unusable. */
export type ServerState =
  | { readonly kind: 'answers'; readonly isWritable: boolean; readonly isMigrated: boolean }
  | { readonly kind: 'missing' | 'unusable' };

/** Checks one database server on a separate connection, so that a full pool does not prevent the check. */
export interface Probe {
  /** Returns the state within a few seconds, even if the server does not respond. Concurrent calls share one check. */
  check(): Promise<ServerState>;
  close(): Promise<void>;
}

/** SQL condition: all migrations named in $1 have run. */
export const isMigratedSql = '(select count(*) from migration where name = any($1)) = cardinality($1::text[])';

const probeMs = 2_000;

/**
 * The server responds, but the database does not exist or rejects the login. Errors of a server that is starting,
 * shutting down or full are not matched.
 */
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
  // A lost idle connection is replaced by the next check.
  pool.on('error', () => undefined);
  const query = `
    select current_setting('transaction_read_only') = 'off' as "isWritable",
      ${isMigratedSql} as "isMigrated"`;

  const check = async (): Promise<ServerState> => {
    try {
      const client = await pool.connect();
      try {
        if (client instanceof PooledClient) client.setIdleLimit(probeMs);
        const { rows } = await client.query<{ isWritable: boolean; isMigrated: boolean }>(query, [migrations]);
        return rows[0] ? { kind: 'answers', ...rows[0] } : { kind: 'unusable' };
      } finally {
        client.release();
      }
    } catch (error) {
      return { kind: isUnusable(error) ? 'unusable' : 'missing' };
    }
  };
  let running: Promise<ServerState> | null = null;
  return {
    check() {
      running ??= check().finally(() => {
        running = null;
      });
      return running;
    },
    close: () => pool.end(),
  };
}
