import { LRUCache } from 'lru-cache';
import type { ResponseCache } from '../kernel/use-cases/caches.ts';
import { cacheCounter } from '../platform/metrics/caches.ts';

const maxBytes = 32 * 1024 * 1024;
/** Memory of a response besides its bytes. */
const overhead = 500;

/** Keeps the most recently used responses in the memory of this process, at most 32 MB of them. */
export function createResponseCache<R extends { readonly size: number }>(): ResponseCache<R> {
  const count = cacheCounter('GraphQL responses');
  const responses = new LRUCache<string, { readonly revision: string; readonly response: R }>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => response.size + key.length + overhead,
  });
  return {
    find(key, revision) {
      const found = responses.get(key);
      const isCurrent = found?.revision === revision;
      count(isCurrent);
      return isCurrent ? found.response : undefined;
    },
    keep(key, revision, response) {
      responses.set(key, { revision, response });
    },
  };
}

/** Keeps nothing. */
export const noResponseCache: ResponseCache<never> = { find: () => undefined, keep: () => undefined };
