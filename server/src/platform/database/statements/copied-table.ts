import type { MadeColumn } from './sql-dialects.ts';

/** Which columns of a table the column store copies. */
export interface CopiedTable {
  readonly table: string;
  /** The subject of its rows in the change log. */
  readonly subject: string;
  /** Columns that are copied unchanged, `id` first. */
  readonly plain: readonly string[];
  /** Columns that exist only in the copy. */
  readonly made: readonly MadeColumn[];
  /** The most frequent conditions: rows are stored in the order of these columns, so that whole blocks can be skipped. */
  readonly orderedBy: readonly string[];
  /** A timestamp column: after that moment the row means something else although nobody has written it. */
  readonly changesAt: string;
}
