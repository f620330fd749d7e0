import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo } from './cluster/connection-to.ts';
import { timelineSql } from './cluster/primary-finder.ts';
import { PooledClient } from './connections/pooled-client.ts';
import { limits, sessionOf } from './limits.ts';

/**
 * A position in the write-ahead log. Positions of different timelines cannot be compared, because the log of a
 * replaced primary may contain other changes.
 */
export interface WalPosition {
  readonly timeline: number;
  /** Bytes from the start of the log. */
  readonly lsn: bigint;
}

/** State of a database server that responds. */
export interface RespondingServer {
  readonly kind: 'answers';
  readonly isWritable: boolean;
  readonly isMigrated: boolean;
  readonly isReplica: boolean;
  /**
   * End of the log of a primary, or the position up to which a replica has replayed it. Null if the primary that the
   * replica follows is unknown.
   */
  readonly position: WalPosition | null;
  /** Whether a replica has replayed everything that it has received. True for a primary. */
  readonly hasReplayedAll: boolean;
  /** Time since the last replayed transaction, in seconds. Null for a primary. */
  readonly replayAgeSeconds: number | null;
  /** IP address of the server. Null for a connection through a Unix socket. */
  readonly address: string | null;
}

/** State of a database server: available, temporarily unavailable, or unusable. */
export type ServerState = RespondingServer | { readonly kind: 'missing' | 'unusable'; readonly error: Error };

/** Checks one database server on a separate connection, so that a full pool does not prevent the check. */
export interface Probe {
  /** Returns the state within 1.2 s, even if the server does not respond. Concurrent calls share one check. */
  check(): Promise<ServerState>;
  /** Returns the result of the last check if it is recent. Otherwise, checks the server. */
  recent(): Promise<ServerState>;
  close(): Promise<void>;
}

/** SQL condition: all migrations named in $1 have run. */
export const isMigratedSql = '(select count(*) from migration where name = any($1)) = cardinality($1::text[])';

const stateQuery = `
  select current_setting('transaction_read_only') = 'off' as "isWritable",
    ${isMigratedSql} as "isMigrated",
    pg_is_in_recovery() as "isReplica",
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0')::text
      as lsn,
    case when pg_is_in_recovery()
      then (select max(timeline) from primary_timeline
        where system_identifier = (select system_identifier from pg_control_system()))
      else ${timelineSql} end as timeline,
    not pg_is_in_recovery() or coalesce(pg_last_wal_receive_lsn() <= pg_last_wal_replay_lsn(), true)
      as "hasReplayedAll",
    case when pg_is_in_recovery() then extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 end
      as "replayAgeSeconds",
    host(inet_server_addr()) as address`;

type StateRow = Omit<RespondingServer, 'kind' | 'position'> & { lsn: string | null; timeline: number | null };

/** Limit of the connection and of the statement of a check, in milliseconds. */
const probeMs = 2_000;
/**
 * Time after which a server without a response counts as missing, in milliseconds. It is much shorter than the limits of
 * other statements, because the check is trivial and has its own connection.
 */
const silenceMs = 1_200;
/** Maximum age of a recent result in milliseconds. Longer than the interval of `watchPrimary` and a check. */
const recentMs = 2_000;

/** Resolves if a server does not respond in time. */
async function silence(): Promise<ServerState> {
  await pause(silenceMs, undefined, { ref: false });
  // If this process was busy, the response may have arrived and is read first.
  await setImmediate();
  return { kind: 'missing', error: new Error(`the server did not respond within ${silenceMs / 1_000} s`) };
}

/** Longer than the interval of scrapes and of the status page, so that they need no new connection each time. */
const idleConnectionMs = 60_000;

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
    ...connectionTo(url, { isWaiting: false }),
    Client: PooledClient,
    max: 1,
    idleTimeoutMillis: idleConnectionMs,
    allowExitOnIdle: true,
  });
  // A lost idle connection is replaced by the next check.
  pool.on('error', () => undefined);

  const askServer = async (): Promise<ServerState> => {
    try {
      const client = await pool.connect();
      try {
        if (client instanceof PooledClient) client.setIdleLimit(probeMs);
        const { rows } = await client.query<StateRow>(stateQuery, [migrations]);
        const [row] = rows;
        if (!row) throw new Error('the server returned no state');
        const { lsn, timeline, ...state } = row;
        const position = lsn === null || timeline === null ? null : { timeline, lsn: BigInt(lsn) };
        return { kind: 'answers', ...state, position };
      } finally {
        client.release();
      }
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      return { kind: isUnusable(error) ? 'unusable' : 'missing', error: reason };
    }
  };
  let asking: Promise<ServerState> | null = null;
  const ask = (): Promise<ServerState> => {
    asking ??= askServer().finally(() => {
      asking = null;
    });
    return asking;
  };
  let last: { readonly state: ServerState; readonly at: number } | null = null;
  let checking: Promise<ServerState> | null = null;
  const check = (): Promise<ServerState> => {
    checking ??= Promise.race([ask(), silence()])
      .then((state) => {
        last = { state, at: performance.now() };
        return state;
      })
      .finally(() => {
        checking = null;
      });
    return checking;
  };
  return {
    check,
    recent: async () => (last && performance.now() - last.at < recentMs ? last.state : check()),
    close: () => pool.end(),
  };
}
