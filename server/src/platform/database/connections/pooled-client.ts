import { Socket } from 'node:net';
import pg, { type ClientConfig } from 'pg';
import { limits } from '../limits.ts';
import { prepareStatements } from './prepared-statements.ts';

type GiveBack = (error?: Error | boolean) => void;

/** No data for too long: the network or the host is down. */
export class SilentConnection extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Pooled connection that always frees its place in the pool. If it is lost while it is in use, it is returned and
 * replaced immediately. Users do not always return it: Kysely's transactions do so only if a commit or rollback is
 * possible. Returning it twice has no effect.
 *
 * While it is in use, it also counts as lost if no data has arrived for some seconds: an operating system detects a
 * dead network only after a quarter of an hour.
 */
export class PooledClient extends pg.Client {
  readonly #socket: Socket | null;
  #giveBack: GiveBack | null = null;

  constructor(config?: string | ClientConfig) {
    super(config);
    const { stream } = this.connection;
    this.#socket = stream instanceof Socket ? stream : null;
    this.#socket?.on('timeout', () => this.cut(new SilentConnection('the database does not respond')));
    this.on('error', (error: Error) => this.release(error));
    prepareStatements(this);
  }

  /** The pool sets it each time it lends out the connection. */
  set release(giveBack: GiveBack) {
    this.#giveBack = giveBack;
    this.setSilenceLimit(limits.silenceMs);
  }

  get release(): GiveBack {
    return (error) => {
      const giveBack = this.#giveBack;
      this.#giveBack = null;
      this.setSilenceLimit(0);
      giveBack?.(error);
    };
  }

  get isHeld(): boolean {
    return this.#giveBack !== null;
  }

  /** Sets the maximum time without data until the connection is returned. 0 for no limit. */
  setSilenceLimit(ms: number): void {
    this.#socket?.setTimeout(ms);
  }

  /** Closes the connection without waiting for the server: running queries fail, and its place in the pool is free. */
  cut(reason?: Error): void {
    this.#socket?.destroy(reason);
  }
}
