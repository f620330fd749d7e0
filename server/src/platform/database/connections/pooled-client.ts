import { Socket } from 'node:net';
import pg, { type ClientConfig } from 'pg';
import { limits } from '../limits.ts';
import { prepareStatements } from './prepared-statements.ts';

type GiveBack = (error?: Error | boolean) => void;

/** The other side has said nothing for too long: the network is gone, or the host. */
export class SilentConnection extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * A connection of a pool that never takes its place in the pool to the grave. When it is lost while somebody holds it,
 * it goes back, and is replaced, at that moment: holders do not always get to give it back (Kysely's transactions give
 * back only what could still be committed or rolled back). Giving it back a second time does nothing.
 *
 * While it is held, it is lost too when nothing has come over it for some seconds: an operating system notices a dead
 * network after a quarter of an hour.
 */
export class PooledClient extends pg.Client {
  readonly #socket: Socket | null;
  #giveBack: GiveBack | null = null;

  constructor(config?: string | ClientConfig) {
    super(config);
    const { stream } = this.connection;
    this.#socket = stream instanceof Socket ? stream : null;
    this.#socket?.on('timeout', () => this.cut(new SilentConnection('the database does not answer')));
    this.on('error', (error: Error) => this.release(error));
    prepareStatements(this);
  }

  /** The pool sets it each time it lends the connection out. */
  set release(giveBack: GiveBack) {
    this.#giveBack = giveBack;
    this.bearSilence(limits.silenceMs);
  }

  get release(): GiveBack {
    return (error) => {
      const giveBack = this.#giveBack;
      this.#giveBack = null;
      this.bearSilence(0);
      giveBack?.(error);
    };
  }

  /** Whether somebody uses it. */
  get isHeld(): boolean {
    return this.#giveBack !== null;
  }

  /** For how long nothing need come over the connection until it is given back. 0: for ever. */
  bearSilence(ms: number): void {
    this.#socket?.setTimeout(ms);
  }

  /** Ends it without waiting for the other side: what is asked for fails, and its place in the pool is free. */
  cut(reason?: Error): void {
    this.#socket?.destroy(reason);
  }
}
