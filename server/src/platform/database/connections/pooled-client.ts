import { Socket } from 'node:net';
import pg, { type ClientConfig } from 'pg';
import { limits } from '../limits.ts';
import { prepareStatements } from './prepared-statements.ts';

type GiveBack = (error?: Error | boolean) => void;

/** Error if a connection has exceeded the idle timeout, because the network or the host is down. */
export class SilentConnection extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Pooled connection that always frees its slot in the pool. A connection that is lost during use is returned and
 * replaced immediately, because its user may not return it. For example, Kysely's transactions return a connection
 * only if a commit or rollback is possible. Returning it twice has no effect.
 *
 * During use, a connection also counts as lost if no data has arrived for several seconds. An operating system
 * detects a dead network only after about 15 minutes.
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

  /** Set by the pool each time it lends the connection to a caller. */
  set release(releaseClient: GiveBack) {
    this.#giveBack = releaseClient;
    this.setIdleLimit(limits.idleMs);
  }

  get release(): GiveBack {
    return (error) => {
      const releaseClient = this.#giveBack;
      this.#giveBack = null;
      this.setIdleLimit(0);
      releaseClient?.(error);
    };
  }

  get isHeld(): boolean {
    return this.#giveBack !== null;
  }

  /** Sets the idle timeout in milliseconds. It applies until the connection is returned to the pool. 0 disables it. */
  setIdleLimit(ms: number): void {
    this.#socket?.setTimeout(ms);
  }

  /** Closes the connection without waiting for the server. Running queries fail, and its slot in the pool is freed. */
  cut(reason?: Error): void {
    this.#socket?.destroy(reason);
  }
}
