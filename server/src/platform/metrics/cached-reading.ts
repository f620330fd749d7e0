import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum time to wait for a value, in milliseconds. */
const timeoutMs = 2_000;

interface CachedReadingOptions<T> {
  readonly read: () => Promise<T>;
  /** Value that is returned if `read` fails or takes more than 2 s. Other metrics show that the database is unavailable. */
  readonly otherwise: T;
  readonly cacheMs: number;
}

/** Returns a function that reads a value for metrics and caches it. */
export function cachedReading<T>({ read, otherwise, cacheMs }: CachedReadingOptions<T>): () => Promise<T> {
  let cached: { readonly at: number; readonly value: Promise<T> } | undefined;
  return () => {
    if (!cached || performance.now() - cached.at > cacheMs) {
      const value = read().catch(() => otherwise);
      cached = { at: performance.now(), value: Promise.race([value, sleep(timeoutMs, otherwise, { ref: false })]) };
    }
    return cached.value;
  };
}
