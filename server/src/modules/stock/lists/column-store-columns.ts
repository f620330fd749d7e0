import type { MadeColumn } from '../../../platform/database/statements/sql-dialects.ts';

/** Columns that a type has in the in-memory column store besides those used for filters, sorting and facets. */
export interface ColumnStoreColumns {
  /** Computed columns that depend on other columns or tables. */
  readonly computed: readonly MadeColumn[];
  /** Table columns that only the type's visibility rules need, not filters, sorting or facets. */
  readonly also: readonly string[];
  /** Columns by which the rows are sorted: the most frequently queried columns. */
  readonly orderedBy: readonly string[];
  /** Column with the time at which a hold ends. */
  readonly changesAt: string;
}
