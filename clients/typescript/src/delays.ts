/** Waits for `ms` milliseconds. If the signal is aborted, rejects with the signal's reason. */
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

/** Returns the delay before the next attempt in milliseconds: exponential backoff with random jitter. */
export const backOff = (attempt: number, maxMs: number): number =>
  Math.min(maxMs, 250 * 2 ** Math.min(attempt, 20)) * (0.5 + Math.random() / 2);
