import type { PoolConfig } from 'pg';

/**
 * How long the parts of a request may take, so that all of it ends within 10 s whatever the database does: a turn or a
 * connection is waited for 3 s, a lock 3 s, a statement runs 6 s, and a connection that says nothing for 6.5 s is dead.
 * Facets of a million items take about 3.5 s the first time.
 */
export const limits = {
  turnMs: 3_000,
  connectMs: 3_000,
  lockMs: 3_000,
  statementMs: 6_000,
  idleInTransactionMs: 5_000,
  silenceMs: 6_500,
} as const;

interface SessionLimits {
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
}

/**
 * What the server is told about a session. It looks after its side of the connection itself: a host that vanishes keeps
 * its locks for seconds, not for the two hours of the operating system's default.
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

/** Schema changes may wait for readers and rewrite tables; they run while nobody is served by this process. */
export const migrationLimits: SessionLimits = {
  statementMs: 30 * 60_000,
  lockMs: 60_000,
  idleInTransactionMs: 60_000,
};
