import { LRUCache } from 'lru-cache';
import type { FacetCounts, FacetSource } from '../../kernel/lists/facets.ts';
import type { ListQuery } from '../../kernel/lists/list-query.ts';
import { cacheCounter } from '../../platform/metrics/caches.ts';
import type { CopyState } from './copy.ts';
import { type CopyAnswers, conditionsFor, readFromCopy } from './copy-statement.ts';

type CopyResult = Int32Array | number | FacetCounts;

/** Part of a list that a caller has requested. */
interface Part<A extends CopyResult> {
  /** Cache key. Parts with equal keys have equal results. */
  readonly key: string;
  /** Number of IDs to return, counted from the start of the list. */
  readonly ids?: number;
  readonly isTotal?: true;
  readonly sources?: readonly FacetSource[];
  readonly answerFrom: (results: CopyAnswers) => A;
}

/** Cached result or running query, with the version of the copy that was read. */
interface CachedResult {
  readonly version: number;
  readonly result: Promise<CopyResult>;
}

/** Maximum total size of cached IDs, in bytes. Facets and totals use about the same amount of memory in addition. */
const maxBytes = 20_000_000;
const bytesOf = ({ ids = 0 }: Pick<Part<CopyResult>, 'ids'>): number => 1_000 + ids * Int32Array.BYTES_PER_ELEMENT;

/**
 * Results shared by all viewers with the same rights and prices. A result stays valid after a change if the changed
 * rows match the list neither before nor after it.
 */
const cache = new LRUCache<string, CachedResult>({ max: 5_000, maxSize: maxBytes });
const countKept = cacheCounter('column store: answers');
const countStillRight = cacheCounter('column store: answers after changes');

interface Waiting {
  readonly part: Part<CopyResult>;
  readonly before: CachedResult | undefined;
  readonly resolve: (result: CopyResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Query for a list that is read from a copy. All parts requested in the same tick are read with one statement. */
export class CopyQuery {
  readonly #state: CopyState;
  readonly #list: ListQuery;
  #waiting: Waiting[] = [];

  constructor(state: CopyState, list: ListQuery) {
    this.#state = state;
    this.#list = list;
  }

  /** Returns up to `length` IDs from the start of the list. */
  ids(key: string, length: number): Promise<Int32Array> {
    return this.#read({ key: `${key} ids ${length}`, ids: length, answerFrom: ({ ids }) => ids });
  }

  total(key: string): Promise<number> {
    return this.#read({ key: `${key} total`, isTotal: true, answerFrom: ({ total }) => total });
  }

  /** Counts rows per facet value. `key` identifies the sources. */
  facets(key: string, sources: readonly FacetSource[]): Promise<FacetCounts> {
    return this.#read({
      key: `${key} facets`,
      sources,
      answerFrom: ({ facets }) => sources.map((source) => facets.get(source) ?? { counts: new Map() }),
    });
  }

  async #read<A extends CopyResult>(part: Part<A>): Promise<A> {
    const key = `${this.#state.name} ${part.key}`;
    const before = cache.get(key);
    const isFresh = before !== undefined && before.version >= this.#state.version;
    countKept(isFresh);
    // The cast is safe, because the key determines the type of the result.
    if (isFresh) return before.result as Promise<A>;
    const { promise, resolve, reject } = Promise.withResolvers<CopyResult>();
    const result = promise.catch((error: unknown) => {
      cache.delete(key);
      throw error;
    });
    cache.set(key, { version: this.#state.version, result }, { size: bytesOf(part) });
    if (this.#waiting.length === 0) process.nextTick(() => void this.#answerAll());
    this.#waiting.push({ part, before, resolve, reject });
    return result as Promise<A>;
  }

  async #answerAll(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const uncached = await this.#stillRight(waiting);
      if (uncached.length === 0) return;
      const sources = [...new Set(uncached.flatMap(({ part }) => part.sources ?? []))];
      const results = await readFromCopy(this.#state, this.#list, {
        ids: uncached.find(({ part }) => part.ids !== undefined)?.part.ids,
        total: uncached.some(({ part }) => part.isTotal) ? true : undefined,
        sources,
      });
      for (const { part, resolve } of uncached) resolve(part.answerFrom(results));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  /** Resolves the parts whose cached result is still valid, and returns the remaining parts. */
  async #stillRight(waiting: readonly Waiting[]): Promise<readonly Waiting[]> {
    const stale = waiting.flatMap((waiter) => (waiter.before ? [{ ...waiter, before: waiter.before }] : []));
    if (stale.length === 0) return waiting;
    const oldest = Math.min(...stale.map(({ before }) => before.version));
    const unmet = await this.#state.unmetSince(oldest, (now) =>
      stale.map(({ part }) => {
        const { met, counted } = conditionsFor(this.#state, this.#list, part.sources ?? [], now);
        return part.sources ? counted : met;
      }),
    );
    const right = new Set<Part<CopyResult>>();
    await Promise.all(
      stale.map(async ({ part, before, resolve }, index) => {
        countStillRight(unmet?.[index] === true);
        if (!unmet?.[index]) return;
        // If the running query has failed, the part is read again.
        const result = await before.result.catch(() => undefined);
        if (result === undefined) return;
        right.add(part);
        resolve(result);
      }),
    );
    return waiting.filter(({ part }) => !right.has(part));
  }
}
