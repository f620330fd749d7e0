/** Cache for the results of one kind of query. A result is reused until its data changes. */
export interface QueryCache<A> {
  /**
   * Returns the cached result, waits for another request's identical query, or runs `query`. Read the revision
   * (`revisionOf`) before calling it: a result may be newer than its revision, but never older. `key` must contain
   * everything else that the result depends on, including the caller's rights. Undefined results are not cached.
   */
  read(revision: string, key: string, query: () => Promise<A>): Promise<A>;
}

/** Opens the query caches of a process. */
export interface QueryCacheFactory {
  /** Opens a cache. `name` is used in the metrics, and `size` is the maximum number of results. */
  open<A>(name: string, size: number): QueryCache<A>;
}

/** Declares a cache that is opened on first use. */
export function sharedCache<A>(name: string, size: number): (caches: QueryCacheFactory) => QueryCache<A> {
  const opened = new WeakMap<QueryCacheFactory, QueryCache<A>>();
  return (caches) => {
    const cache = opened.get(caches) ?? caches.open<A>(name, size);
    opened.set(caches, cache);
    return cache;
  };
}

/** Cache for complete responses. A response is reused until its data changes. */
export interface ResponseCache<R> {
  /**
   * Returns the cached response. `key` must contain the request and all properties of the caller that affect the
   * response.
   */
  find(key: string, revision: string): R | undefined;
  store(key: string, revision: string, response: R): void;
}
