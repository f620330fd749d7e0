/** Waits for `ms` milliseconds. If the signal is aborted, rejects with its reason. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** Returns the milliseconds before the next attempt: exponential backoff with random jitter. */
export const backOff = (attempt: number, maxMs: number): number =>
  Math.min(maxMs, 250 * 2 ** Math.min(attempt, 20)) * (0.5 + Math.random() / 2);
