import { performance } from 'node:perf_hooks';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { DatabaseConnection } from '../connection.ts';
import { limits } from '../limits.ts';
import type { Probe } from '../readiness.ts';

/** How long the last check of a replica, or of an unavailable primary, is valid, in milliseconds. */
const validMs = 1_000;
/**
 * Maximum time that a read waits for a replica to reach a position, in milliseconds. After that, the primary is used.
 */
const timeoutMs = 250;

interface ReplicaServer {
  readonly url: string;
  readonly orm: MikroORM;
}

/** State of a replica, read on request. */
export interface ReplicaState {
  /** Host and port. */
  readonly host: string;
  /** Whether the server responds and is still a replica. */
  readonly isUsable: boolean;
  readonly position: WalPosition | null;
  /** Time since the last replayed transaction, in seconds. */
  readonly replayAgeSeconds: number | null;
  /** Reason why the replica is not used. Null if it is used. */
  readonly failure: string | null;
}

/** A position in the write-ahead log, in bytes from its start. */
export type WalPosition = bigint;

class Replica {
  readonly #orm: MikroORM;
  readonly #log: Logger | undefined;
  /** Replayed position. Null if the replica does not respond, or is no longer a replica. */
  #replayed: WalPosition | null = null;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #reporting: Promise<void> | undefined;

  constructor(orm: MikroORM, log: Logger | undefined) {
    this.#orm = orm;
    this.#log = log;
  }

  get em(): EntityManager {
    return this.#orm.em.fork();
  }

  /** Whether requests are already waiting for a connection. */
  get isBusy(): boolean {
    const connection = this.#orm.em.getConnection();
    return connection instanceof DatabaseConnection && connection.load.waiting > 0;
  }

  /**
   * Returns the position up to which the log has been replayed. If the last known position is less than `enough`,
   * waits up to `ms` for a newer one. Null if the replica is not usable.
   */
  async replayed(enough: WalPosition, ms: number): Promise<WalPosition | null> {
    const isUsable = this.#isValid && (this.#replayed === null || this.#replayed >= enough);
    if (isUsable) return this.#replayed;
    this.#reporting ??= this.#report().finally(() => {
      this.#reporting = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([this.#reporting, timeout]);
    clearTimeout(timer);
    return this.#isValid ? this.#replayed : null;
  }

  get #isValid(): boolean {
    return performance.now() - this.#reportedAt < validMs;
  }

  /**
   * A promoted replica's history diverges from the primary's, so it is not used until it is configured as the
   * primary.
   */
  async #report(): Promise<void> {
    try {
      const { rows } = await sql<{ replayed: string | null }>`
        select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as replayed
        where pg_is_in_recovery()`.execute(this.em.getKysely());
      const replayed = rows[0]?.replayed ?? null;
      this.#replayed = replayed === null ? null : BigInt(replayed);
    } catch (error) {
      this.#log?.warn({ err: error }, 'a replica does not respond');
      this.#replayed = null;
    }
    this.#reportedAt = performance.now();
  }

  /** Returns the current state, without the cache of {@link replayed}. */
  async inspect(): Promise<Omit<ReplicaState, 'host'>> {
    try {
      const { rows } = await sql<{ position: string | null; replayAgeSeconds: number | null }>`
        select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as position,
          extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as "replayAgeSeconds"
        where pg_is_in_recovery()`.execute(this.em.getKysely());
      const [row] = rows;
      if (!row) {
        const failure = 'The server is no longer a replica';
        return { isUsable: false, position: null, replayAgeSeconds: null, failure };
      }
      const { position, replayAgeSeconds } = row;
      return { isUsable: true, position: position === null ? null : BigInt(position), replayAgeSeconds, failure: null };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { isUsable: false, position: null, replayAgeSeconds: null, failure };
    }
  }

  close(force?: boolean): Promise<void> {
    return this.#orm.close(force);
  }
}

/** Replicas of a primary, which replace it for reads while it is unavailable. */
export class Replicas {
  readonly urls: readonly string[];
  readonly #replicas: readonly Replica[];
  readonly #primary: Probe;
  readonly #log: Logger | undefined;
  #next = 0;
  #missingUntil = Number.NEGATIVE_INFINITY;

  constructor({
    servers,
    primary,
    log,
  }: {
    servers: readonly ReplicaServer[];
    primary: Probe;
    log: Logger | undefined;
  }) {
    this.urls = servers.map(({ url }) => url);
    this.#replicas = servers.map(({ orm }) => new Replica(orm, log));
    this.#primary = primary;
    this.#log = log;
  }

  /** Returns an entity manager on a replica that has replayed the log up to a position. Null if there is none. */
  async upTo(position: WalPosition): Promise<EntityManager | null> {
    this.#next = (this.#next + 1) % this.#replicas.length;
    const inTurn = [...this.#replicas.slice(this.#next), ...this.#replicas.slice(0, this.#next)];
    for (const replica of inTurn) {
      if (replica.isBusy) continue;
      const replayed = await replica.replayed(position, timeoutMs);
      if (replayed !== null && replayed >= position) return replica.em;
    }
    return null;
  }

  /** Returns an entity manager on the replica with the newest data. Null if no replica responds. */
  async newest(): Promise<EntityManager | null> {
    const reports = await Promise.all(
      this.#replicas.map(async (replica) => ({ replica, replayed: await replica.replayed(0n, limits.connectMs) })),
    );
    let newest: { replica: Replica; replayed: WalPosition } | null = null;
    for (const { replica, replayed } of reports) {
      if (replayed !== null && (newest === null || replayed > newest.replayed)) newest = { replica, replayed };
    }
    return newest?.replica.em ?? null;
  }

  /** Returns the current state of each replica. */
  inspect(): Promise<readonly ReplicaState[]> {
    return Promise.all(
      this.#replicas.map(async (replica, index) => ({
        host: new URL(this.urls[index] ?? '').host,
        ...(await replica.inspect()),
      })),
    );
  }

  /** Whether the primary was unavailable at the last check. */
  get isPrimaryMissing(): boolean {
    return performance.now() < this.#missingUntil;
  }

  /** Checks the primary on a separate connection after a statement has failed. Returns whether it is unavailable. */
  async findMissing(): Promise<boolean> {
    const { kind } = await this.#primary.check();
    if (kind !== 'missing') return false;
    if (!this.isPrimaryMissing) this.#log?.warn('the primary does not respond: reads use the replicas');
    this.#missingUntil = performance.now() + validMs;
    return true;
  }

  async close(force?: boolean): Promise<void> {
    await Promise.all([this.#primary.close(), ...this.#replicas.map((replica) => replica.close(force))]);
  }
}
