import type { PoolConfig } from 'pg';

/**
 * Time limits for the steps of a request, in milliseconds. Together they limit a request to 10 s, regardless of the
 * state of the database: at most 3 s for a concurrency slot or connection, and 6 s for a statement, of which at most
 * 3 s for a lock. A connection without data for 6.5 s is considered lost. Computing the facets of a million items for
 * the first time takes about 3.5 s.
 */
export const limits = {
  slotMs: 3_000,
  connectMs: 3_000,
  lockMs: 3_000,
  statementMs: 6_000,
  idleInTransactionMs: 5_000,
  idleMs: 6_500,
} as const;

interface SessionLimits {
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

/**
 * Returns the settings of a session, including the keepalive settings of the database server. If a host disappears,
 * its locks are released within seconds instead of after two hours, the operating system's default.
 */
export const sessionOf = ({ statementMs, lockMs, idleInTransactionMs }: SessionLimits) =>
  ({
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    options:
      '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=10000',
  }) satisfies PoolConfig;

/**
 * Limits for migrations. Other processes serve requests in the meantime, and their statements wait behind a statement
 * that waits for a lock. A migration therefore waits only briefly, and is retried (`run-migrations.ts`).
 */
export const migrationLimits: SessionLimits = {
  statementMs: 30 * 60_000,
  lockMs: 2_000,
  idleInTransactionMs: 60_000,
};
