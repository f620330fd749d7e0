import type { FacetCounts, FacetSource } from './facets.ts';
import type { ListKey, ListQuery } from './list-query.ts';

/**
 * Computes the order, total and facets of a list. The `count` callbacks read the total or facets from PostgreSQL.
 * Implementations may compute the same result in memory instead. The rows of a page are always read from PostgreSQL,
 * with the viewer's rights.
 */
export interface ListEngine {
  /**
   * Returns the first IDs of the list: at least `count`, or all if there are fewer. Null if the caller must run the
   * query itself.
   */
  firstIds(list: ListQuery, key: ListKey, count: number): Promise<Int32Array | null>;
  total(list: ListQuery, key: ListKey, count: () => Promise<number>): Promise<number>;
  facets(
    list: ListQuery,
    key: ListKey,
    facets: { readonly sources: readonly FacetSource[]; readonly count: () => Promise<FacetCounts> },
  ): Promise<FacetCounts>;
}

/** List engine that reads everything from PostgreSQL. */
export const sqlAnswers: ListEngine = {
  firstIds: async () => null,
  total: (_list, _key, count) => count(),
  facets: (_list, _key, { count }) => count(),
};
