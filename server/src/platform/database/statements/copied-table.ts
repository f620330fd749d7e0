import type { MadeColumn } from './sql-dialects.ts';

/** Columns of a table that the column store copies. */
export interface CopiedTable {
  readonly table: string;
  /** Subject of its rows in the change log. */
  readonly subject: string;
  /** Columns that are copied unchanged, `id` first. */
  readonly plain: readonly string[];
  /** Columns that exist only in the copy. */
  readonly computed: readonly MadeColumn[];
  /** Columns that conditions use most often. Rows are sorted by them, so that whole blocks can be skipped. */
  readonly orderedBy: readonly string[];
  /** Timestamp column: at this time, the state of the row changes without a write. */
  readonly changesAt: string;
}
