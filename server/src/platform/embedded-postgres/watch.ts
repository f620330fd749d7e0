import pRetry from 'p-retry';
import type { Lease } from './lease.ts';

/** Hears of what happens to an embedded server. */
export interface EmbeddedLogger {
  info(message: string): void;
  warn(message: string): void;
}

interface WatchOptions {
  /** Starts the server again, or joins the one that another process has started. */
  join(signal: AbortSignal): Promise<Lease>;
  readonly logger: EmbeddedLogger | undefined;
}

/** Between attempts, in milliseconds: the first pause, and the longest. Each is twice the one before. */
const [firstPause, longestPause] = [2_000, 60_000];

/** Starts a server again whenever it dies. `stop` ends that, and answers the lease that is held then. */
export function watchServer(first: Lease, { join, logger }: WatchOptions): { stop(): Promise<Lease> } {
  const stopped = new AbortController();
  const { signal } = stopped;
  const stopping = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

  const joinAgain = async (): Promise<Lease | undefined> => {
    // Also what is joined at the moment of the stop has to be left again.
    let joined: Lease | undefined;
    const once = async (): Promise<void> => {
      joined = await join(signal);
    };
    try {
      await pRetry(once, {
        retries: Number.POSITIVE_INFINITY,
        minTimeout: firstPause,
        maxTimeout: longestPause,
        unref: true,
        signal,
        onFailedAttempt: ({ error, retryDelay }) =>
          logger?.warn(`${error.message}; trying again in ${retryDelay / 1_000} s`),
      });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    return joined;
  };

  const keepUp = async (): Promise<Lease> => {
    let lease = first;
    for (;;) {
      await Promise.race([lease.lost, stopping]);
      if (signal.aborted) return lease;
      logger?.warn('The embedded PostgreSQL is gone: it is started again');
      lease = (await joinAgain()) ?? lease;
    }
  };
  const watching = keepUp();

  return {
    stop() {
      stopped.abort();
      return watching;
    },
  };
}
