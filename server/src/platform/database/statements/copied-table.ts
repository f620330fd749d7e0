import type { MadeColumn } from './sql-dialects.ts';

/** Table that is copied to the column store, with its copied columns. */
export interface CopiedTable {
  readonly table: string;
  /** Subject of the table's rows in the change log. */
  readonly subject: string;
  /** Columns that are copied unchanged, `id` first. */
  readonly plain: readonly string[];
  /** Columns that exist only in the copy. */
  readonly computed: readonly MadeColumn[];
  /** Columns that conditions use most often. Rows are sorted by these columns, so that whole blocks can be skipped. */
  readonly orderedBy: readonly string[];
  /** Timestamp column: the time at which the row's state changes without a write. */
  readonly changesAt: string;
}
