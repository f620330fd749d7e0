import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { hostsOf, nameOfHost } from '../cluster/database-hosts.ts';
import { DatabaseConnection } from '../connection.ts';
import { limits } from '../limits.ts';
import type { Probe, ServerState, WalPosition } from '../readiness.ts';

/** How long the last check of a replica is valid, in milliseconds. */
const validMs = 1_000;
/**
 * Maximum time that a read waits for a replica to reach a position, in milliseconds. After that, the primary is used.
 */
const timeoutMs = 250;
/** Pause between checks of replicas that have not replayed all changes, in milliseconds. */
const replayPauseMs = 20;
/**
 * Time without progress after which a replica has replayed everything that it can, in milliseconds. If the primary fails
 * while it sends a record, the replica has received more than it can replay.
 */
const settledMs = 300;

export interface ReplicaServer {
  readonly url: string;
  readonly orm: MikroORM;
  readonly probe: Probe;
}

/** State of a replica, read on request. */
export interface ReplicaState {
  /** Host and port. */
  readonly host: string;
  readonly state: ServerState;
}

/** Returns whether a position includes all changes up to another one of the same timeline. */
const includes = (position: WalPosition, earlier: WalPosition): boolean =>
  position.timeline === earlier.timeline && position.lsn >= earlier.lsn;

const positionOf = (state: ServerState | null): WalPosition | null =>
  state?.kind === 'answers' ? state.position : null;

class Replica {
  readonly #server: ReplicaServer;
  readonly #log: Logger | undefined;
  #last: ServerState | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<ServerState> | undefined;
  #progressAt = Number.NEGATIVE_INFINITY;

  constructor(server: ReplicaServer, log: Logger | undefined) {
    this.#server = server;
    this.#log = log;
  }

  get em(): EntityManager {
    return this.#server.orm.em.fork();
  }

  get #connection(): DatabaseConnection {
    const connection = this.#server.orm.em.getConnection();
    if (connection instanceof DatabaseConnection) return connection;
    throw new TypeError('the database was opened without its driver');
  }

  /** Whether the server did not respond to the last check. */
  get isMissing(): boolean {
    return this.#last?.kind === 'missing';
  }

  /** Whether the replica has replayed everything that it received. */
  get isSettled(): boolean {
    if (this.#last?.kind !== 'answers') return false;
    return this.#last.hasReplayedAll || performance.now() - this.#progressAt >= settledMs;
  }

  /** Whether requests are already waiting for a connection. */
  get isBusy(): boolean {
    return this.#connection.load.waiting > 0;
  }

  /**
   * Returns the position up to which the log has been replayed. If the last known position does not include `wanted`,
   * waits up to `timeoutMs` for a newer one. Null if the replica is not usable.
   */
  async replayed(wanted: WalPosition): Promise<WalPosition | null> {
    const known = this.#known;
    if (known !== undefined && (known === null || includes(known, wanted))) return known;
    const position = Promise.race([this.check(), pause(timeoutMs, null)]);
    return (await position) === null ? null : (this.#known ?? null);
  }

  /** Position of the last check. Null if the server is not usable, undefined if the check is too old. */
  get #known(): WalPosition | null | undefined {
    if (performance.now() - this.#checkedAt >= validMs) return undefined;
    return this.#last?.kind === 'answers' && this.#last.isReplica ? this.#last.position : null;
  }

  /**
   * Checks the server. If it does not respond, closes the connections that are idle or wait for a read, so that
   * requests do not wait for them.
   */
  check(): Promise<ServerState> {
    const startedAt = performance.now();
    this.#checking ??= this.#server.probe
      .check()
      .then((state) => {
        if (state.kind !== 'answers' && this.#last?.kind !== state.kind)
          this.#log?.warn({ err: state.error, replica: this.name }, 'a replica does not respond');
        if (state.kind === 'missing') this.#connection.cutReads(state.error, startedAt);
        if (positionOf(state)?.lsn !== positionOf(this.#last)?.lsn) this.#progressAt = performance.now();
        this.#last = state;
        this.#checkedAt = performance.now();
        return state;
      })
      .finally(() => {
        this.#checking = undefined;
      });
    return this.#checking;
  }

  get name(): string {
    return hostsOf(this.#server.url).map(nameOfHost).join(',');
  }

  async close(force?: boolean): Promise<void> {
    await Promise.all([this.#server.probe.close(), this.#server.orm.close(force)]);
  }
}

/** Replicas of a primary, which replace it for reads while it is unavailable. */
export class Replicas {
  #loss = Promise.withResolvers<void>();
  #isPrimaryMissing = false;
  readonly servers: readonly ReplicaServer[];
  readonly #replicas: readonly Replica[];
  #next = 0;

  constructor(servers: readonly ReplicaServer[], log: Logger | undefined) {
    this.servers = servers;
    this.#replicas = servers.map((server) => new Replica(server, log));
  }

  /** Whether the primary was unavailable at the last check (`watchPrimary`). */
  get isPrimaryMissing(): boolean {
    return this.#isPrimaryMissing;
  }

  set isPrimaryMissing(isMissing: boolean) {
    this.#isPrimaryMissing = isMissing;
    if (isMissing) this.#loss.resolve();
    else this.#loss = Promise.withResolvers();
  }

  /** Resolves when the primary becomes unavailable. */
  get loss(): Promise<void> {
    return this.#loss.promise;
  }

  /** Returns an entity manager on a replica that has replayed the log up to a position. Null if there is none. */
  async upTo(position: WalPosition): Promise<EntityManager | null> {
    this.#next = (this.#next + 1) % this.#replicas.length;
    const inTurn = [...this.#replicas.slice(this.#next), ...this.#replicas.slice(0, this.#next)];
    for (const replica of inTurn) {
      if (replica.isBusy) continue;
      const replayed = await replica.replayed(position);
      if (replayed !== null && includes(replayed, position)) return replica.em;
    }
    return null;
  }

  /**
   * Returns an entity manager on the replica with the newest data, for reads while the primary is missing. Waits up to
   * 3 s until that replica has replayed everything that it has received. Otherwise, a stone that was just sold could
   * appear as available. With synchronous replication, it has received all changes that were visible on the primary.
   * Null if there is no such replica, or if one of the replicas has become the primary.
   */
  async newest(): Promise<EntityManager | null> {
    for (const end = performance.now() + limits.connectMs; performance.now() < end; await pause(replayPauseMs)) {
      const checked = await Promise.all(
        // Servers that are known to be missing are checked periodically. Reads do not wait for them.
        this.#replicas
          .filter(({ isMissing }) => !isMissing)
          .map(async (replica) => ({ replica, state: await replica.check() })),
      );
      let newest: { replica: Replica; position: WalPosition } | null = null;
      for (const { replica, state } of checked) {
        if (state.kind !== 'answers') continue;
        if (state.isWritable) return null;
        const { position } = state;
        if (position !== null && (newest === null || isNewer(position, newest.position)))
          newest = { replica, position };
      }
      if (newest === null) return null;
      if (newest.replica.isSettled) return newest.replica.em;
    }
    return null;
  }

  /** Checks all replicas. Called periodically, so that requests notice early that a replica does not respond. */
  async check(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.check()));
  }

  /** Host and port of each replica. */
  get names(): readonly string[] {
    return this.#replicas.map(({ name }) => name);
  }

  /** Returns the current state of each replica. */
  inspect(): Promise<readonly ReplicaState[]> {
    return Promise.all(this.#replicas.map(async (replica) => ({ host: replica.name, state: await replica.check() })));
  }

  async close(force?: boolean): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.close(force)));
  }
}

const isNewer = (one: WalPosition, other: WalPosition): boolean =>
  one.timeline === other.timeline ? one.lsn > other.lsn : one.timeline > other.timeline;
