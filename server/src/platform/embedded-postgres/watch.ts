import pRetry from 'p-retry';
import type { Lease } from './lease.ts';

/** Logger for the embedded server. */
export interface EmbeddedLogger {
  info(message: string): void;
  warn(message: string): void;
}

interface WatchOptions {
  /** Restarts the server, or joins the server that another process has started. */
  join(signal: AbortSignal): Promise<Lease>;
  readonly logger: EmbeddedLogger | undefined;
}

/** First and maximum pause between attempts, in milliseconds. Each pause is twice as long as the previous one. */
const [firstPause, longestPause] = [2_000, 60_000];

/** Restarts a server whenever it crashes. `stop` ends the restarts and returns the current lease. */
export function watchServer(first: Lease, { join, logger }: WatchOptions): { stop(): Promise<Lease> } {
  const stopped = new AbortController();
  const { signal } = stopped;
  const stopping = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

  const joinAgain = async (): Promise<Lease | undefined> => {
    // If the server is joined while `stop` runs, the new lease must be returned.
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
      logger?.warn('The embedded PostgreSQL has stopped unexpectedly: restarting it');
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
