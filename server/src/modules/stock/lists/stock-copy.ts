import type { MadeColumn } from '../../../platform/database/statements/sql-dialects.ts';

/** What a columnar copy has of a type of stock besides the columns by which lists are narrowed, sorted and divided. */
export interface StockCopy {
  /** Values that need other columns, or other tables. */
  readonly made: readonly MadeColumn[];
  /** Columns of the table that no field is asked by, and that its rules need. */
  readonly also: readonly string[];
  /** Columns that are asked most. */
  readonly orderedBy: readonly string[];
  /** The column of moments at which holds end. */
  readonly changesAt: string;
}
