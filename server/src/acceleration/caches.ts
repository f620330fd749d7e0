import { LRUCache } from 'lru-cache';
import type { QueryCache, QueryCacheFactory, ResponseCache } from '../kernel/use-cases/caches.ts';
import { cacheCounter } from '../platform/metrics/caches.ts';

/** Caches the most recently used results in the memory of this process. */
export const queryCaches: QueryCacheFactory = {
  open<A>(name: string, size: number): QueryCache<A> {
    const count = cacheCounter(name);
    const results = new LRUCache<string, Promise<A>>({ max: size });
    return {
      read(revision, key, query) {
        const name = `${revision} ${key}`;
        const cached = results.get(name);
        count(cached !== undefined);
        if (cached) return cached;
        const result = query();
        const forget = () => results.delete(name);
        results.set(name, result);
        result.then((value) => value === undefined && forget(), forget);
        return result;
      },
    };
  },
};

/** Disabled cache that executes every query. */
export const noQueryCaches: QueryCacheFactory = { open: () => ({ read: (_revision, _key, query) => query() }) };

const maxResponseBytes = 32 * 1024 * 1024;
/** Memory overhead per response in addition to its size, in bytes. */
const responseOverhead = 500;

/** Caches the most recently used responses in the memory of this process. The cache uses at most 32 MB. */
export function createResponseCache<R extends { readonly size: number }>(): ResponseCache<R> {
  const count = cacheCounter('GraphQL responses');
  const responses = new LRUCache<string, { readonly revision: string; readonly response: R }>({
    maxSize: maxResponseBytes,
    sizeCalculation: ({ response }, key) => response.size + key.length + responseOverhead,
  });
  return {
    find(key, revision) {
      const cached = responses.get(key);
      const isCurrent = cached?.revision === revision;
      count(isCurrent);
      return isCurrent ? cached.response : undefined;
    },
    store(key, revision, response) {
      responses.set(key, { revision, response });
    },
  };
}

/** Disabled response cache that never contains a response. */
export const noResponseCache: ResponseCache<never> = { find: () => undefined, store: () => undefined };
