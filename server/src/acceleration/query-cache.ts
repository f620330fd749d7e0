import { LRUCache } from 'lru-cache';
import type { QueryCache, QueryCaches } from '../kernel/use-cases/caches.ts';
import { cacheCounter } from '../platform/metrics/caches.ts';

/** Keeps the most recently used results in the memory of this process. */
export const queryCaches: QueryCaches = {
  open<A>(name: string, size: number): QueryCache<A> {
    const count = cacheCounter(name);
    const results = new LRUCache<string, Promise<A>>({ max: size });
    return {
      read(revision, key, query) {
        const name = `${revision} ${key}`;
        const known = results.get(name);
        count(known !== undefined);
        if (known) return known;
        const result = query();
        const forget = () => results.delete(name);
        results.set(name, result);
        result.then((value) => value === undefined && forget(), forget);
        return result;
      },
    };
  },
};

/** Runs each query. */
export const noQueryCaches: QueryCaches = { open: () => ({ read: (_revision, _key, query) => query() }) };
