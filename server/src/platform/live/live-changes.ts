import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { ChangeBatch, LiveChanges } from '../../kernel/use-cases/live-changes.ts';
import { type LogPosition, presentPosition } from '../change-log/position.ts';
import { forNoRequest } from '../log-context.ts';
import { changesBetween } from './changes-between.ts';
import { listen } from './listen.ts';

/** Channel that the change log notifies at the end of a transaction. */
const channel = 'change_log';

/** Minimum time between two batches, in milliseconds. */
const minIntervalMs = 250;

/**
 * Delay before the first batch, in milliseconds. The batch then includes further transactions, which often follow
 * immediately.
 */
const soonMs = 40;

/**
 * Interval between reads without a notification, in milliseconds. A connection pooler may not support notifications.
 */
const idleMs = 10_000;

/** Live changes in this process. Must be closed before the process ends. */
export interface ProcessLiveChanges extends LiveChanges {
  close(): Promise<void>;
}

/**
 * Follows the change log for all followers in this process. One connection listens, and one statement reads the
 * changes since the last position, regardless of the number of followers. A position is a snapshot, so no changes are
 * missed while the connection is down or transactions overlap.
 */
export function createLiveChanges({ orm, log }: { orm: MikroORM; log: Logger }): ProcessLiveChanges {
  let following: Following | null = null;
  const ended = new Set<Promise<void>>();

  const leave = (from: Following): void => {
    if (from.followers > 0) return;
    if (following === from) following = null;
    const end = from.end().finally(() => ended.delete(end));
    ended.add(end);
  };

  return {
    async follow(listener) {
      // All followers share it, so it does not run for the request that starts it.
      following ??= forNoRequest(() => new Following(orm, log));
      const current = following;
      const stop = current.add(listener);
      const stopAndLeave = (): void => {
        if (stop()) leave(current);
      };
      try {
        await current.started;
      } catch (error) {
        stopAndLeave();
        throw error;
      }
      return stopAndLeave;
    },
    async close() {
      const last = following;
      following = null;
      await Promise.all([last?.end(), ...ended]);
    },
  };
}

type BatchListener = (batch: ChangeBatch) => void;

/** Follows the change log from the first `add` until the last follower is removed. */
class Following {
  /** Resolves when following has started. All commits after that are reported. */
  readonly started: Promise<void>;
  readonly #orm: MikroORM;
  readonly #log: Logger;
  readonly #end = new AbortController();
  readonly #listeners = new Set<BatchListener>();
  readonly #timer: NodeJS.Timeout;
  readonly #listening: Promise<void>;
  #position: LogPosition | null = null;
  #next: NodeJS.Timeout | null = null;
  #reading: Promise<void> | null = null;
  #isWanted = false;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(orm: MikroORM, log: Logger) {
    this.#orm = orm;
    this.#log = log;
    this.started = this.#begin();
    this.#timer = setInterval(() => this.#wake(), idleMs).unref();
    this.#listening = listen({
      url: String(orm.config.get('clientUrl')),
      channel,
      onNotification: () => this.#wake(),
      signal: this.#end.signal,
      log,
    });
  }

  get followers(): number {
    return this.#listeners.size;
  }

  /**
   * Adds a follower and returns a function that removes it. That function returns false if the follower has already
   * been removed.
   */
  add(listener: BatchListener): () => boolean {
    // A separate function per listener, because the same callback may be added twice.
    const entry: BatchListener = (batch) => listener(batch);
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  async end(): Promise<void> {
    this.#end.abort();
    clearInterval(this.#timer);
    if (this.#next) clearTimeout(this.#next);
    await Promise.all([this.#listening, this.#reading]);
  }

  async #begin(): Promise<void> {
    this.#position = await presentPosition(this.#orm.em.fork());
  }

  /**
   * Schedules a read. There is at most one read per `minIntervalMs`, which covers all notifications received since
   * the last one.
   */
  #wake(): void {
    if (this.#end.signal.aborted || this.#next) return;
    if (this.#reading) {
      this.#isWanted = true;
      return;
    }
    const ms = Math.max(soonMs, this.#readAt + minIntervalMs - performance.now());
    this.#next = setTimeout(() => {
      this.#next = null;
      this.#reading = this.#read().finally(() => {
        this.#reading = null;
        if (this.#isWanted) this.#wake();
      });
    }, ms).unref();
  }

  async #read(): Promise<void> {
    this.#isWanted = false;
    this.#readAt = performance.now();
    const since = this.#position;
    if (since === null) return;
    try {
      const em = this.#orm.em.fork();
      const until = await presentPosition(em);
      // Changes made before the log was restarted cannot be read. Lists are periodically reloaded anyway.
      const isNews = until.origin === since.origin && until.seen !== since.seen;
      const batch = isNews ? await changesBetween(em, since, until) : null;
      this.#position = until;
      if (batch && batch.changes.length > 0) for (const listener of this.#listeners) listener(batch);
    } catch (error) {
      // The position stays unchanged, so the changes are read again after the reconnect or the next interval.
      this.#log.info({ err: error }, 'could not read changes; retrying later');
    }
  }
}
