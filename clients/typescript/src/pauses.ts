/** Waits; rejects with the signal's reason as soon as it is given. */
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

/** How long to wait before another attempt: longer each time, and never the same for all who wait. */
export const backOff = (attempt: number, most: number): number =>
  Math.min(most, 250 * 2 ** Math.min(attempt, 20)) * (0.5 + Math.random() / 2);
