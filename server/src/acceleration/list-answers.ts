import type { Logger } from 'pino';
import type { FacetCounts } from '../kernel/lists/facets.ts';
import type { ListEngine } from '../kernel/lists/list-engine.ts';
import type { ListKey, ListQuery } from '../kernel/lists/list-query.ts';
import type { QueryCacheFactory } from '../kernel/use-cases/caches.ts';
import type { ColumnCopy, ColumnStore } from './column-store/copy.ts';
import { CopyQuery } from './column-store/copy-query.ts';
import { UnsupportedByColumnStore } from './column-store/duckdb-sql.ts';

/**
 * Possible numbers of sorted IDs to read from the column store. The smallest sufficient number is used. It usually
 * exceeds one page, so that the next pages need no further query.
 */
const orderLengths = [100, 500, 2_000];

interface Deps {
  readonly store: ColumnStore;
  readonly caches: QueryCacheFactory;
  readonly log: Logger;
}

/**
 * Creates the list engine. It reads lists from the column store if the table is copied. Otherwise, PostgreSQL counts
 * totals and facets once per revision for all viewers with the same rights and prices.
 */
export function createListAnswers({ store, caches, log }: Deps): ListEngine {
  const totals = caches.open<number>('lists: totals', 2_000);
  const facets = caches.open<FacetCounts>('lists: facets', 500);
  // Copy queries by list. All parts of a list requested in the same tick are read with one statement.
  const queries = new WeakMap<ListQuery, Promise<CopyQuery | null>>();

  /**
   * Returns a result from the column store. Undefined if the store has no copy of the table or does not support the
   * query.
   */
  async function fromStore<A>(
    list: ListQuery,
    { revision }: ListKey,
    runOnCopy: (query: CopyQuery) => Promise<A>,
  ): Promise<A | undefined> {
    const copy = store.of(list.table);
    // Within a transaction, the rows of a list may differ from the copy.
    if (!copy || list.isInTransaction) return undefined;
    const opening = queries.get(list) ?? openQuery(list, copy, revision);
    queries.set(list, opening);
    try {
      const query = await opening;
      const result = query === null ? undefined : await runOnCopy(query);
      copy.countRead(result === undefined ? 'database' : 'copy');
      return result;
    } catch (error) {
      copy.countRead(error instanceof UnsupportedByColumnStore ? 'database' : 'failed');
      if (!(error instanceof UnsupportedByColumnStore))
        log.warn({ err: error, table: list.table }, 'the column store failed');
      return undefined;
    }
  }

  /** Opens a query on the copy. Null if the copy lacks changes of the revision, or if list rows are not table rows. */
  async function openQuery(list: ListQuery, copy: ColumnCopy, revision: string): Promise<CopyQuery | null> {
    const state = list.isOfTable ? await copy.upTo(revision) : null;
    return state && new CopyQuery(state, list);
  }

  return {
    async firstIds(list, key, count) {
      const length = orderLengths.find((enough) => enough >= count) ?? count;
      return (await fromStore(list, key, (query) => query.ids(key.key, length))) ?? null;
    },
    async total(list, key, count) {
      const total = await fromStore(list, key, (query) => query.total(key.key));
      return total ?? totals.read(key.revision, key.key, count);
    },
    async facets(list, key, { sources, count }) {
      const counts = await fromStore(list, key, (query) => query.facets(key.key, sources));
      return counts ?? facets.read(key.revision, key.key, count);
    },
  };
}
