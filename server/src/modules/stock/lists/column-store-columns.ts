import type { MadeColumn } from '../../../platform/database/statements/sql-dialects.ts';

/** Columns of a type in the in-memory column store, in addition to those used for filters, sorting and facets. */
export interface ColumnStoreColumns {
  /** Computed columns that depend on other columns or tables. */
  readonly computed: readonly MadeColumn[];
  /** Table columns without a filter, sort or facet that the visibility rules of the type need. */
  readonly also: readonly string[];
  /** Most frequently queried columns. */
  readonly orderedBy: readonly string[];
  /** Column with the time at which a hold ends. */
  readonly changesAt: string;
}
