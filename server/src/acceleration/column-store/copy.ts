/** Value in the result of a statement. */
export type Cell = string | number | bigint | boolean | null | readonly Cell[];

/**
 * In-memory columns of a table at one snapshot position. They determine the order and number of rows. The rows
 * themselves are always read from PostgreSQL, with the viewer's rights.
 */
export interface CopyState {
  /** Name of the copy, unique within this process. */
  readonly name: string;
  /** Number of changes that the copy has applied. */
  readonly version: number;
  /** SQL that replaces `now()` in queries on the copy. */
  readonly now: string;
  /** Names of the columns that SQL can use with the row alias `d`. */
  readonly columns: ReadonlySet<string>;
  /** Whether text is sorted in the same order as in the database. */
  readonly ordersTexts: boolean;
  /** Executes a statement in DuckDB's SQL dialect. Tables have the same names as in the database. */
  read(statement: string): Promise<readonly (readonly Cell[])[]>;
  /**
   * Returns for each condition on a row (alias `d`) whether the changes since a version leave it unaffected. This is
   * the case if no changed row matches it, before or after its change. Results of that version are then still valid.
   * `now` is the value of `now()`. Null if there were too many changes.
   */
  unmetSince(version: number, conditions: (now: string) => readonly string[]): Promise<readonly boolean[] | null>;
}

/** Columnar copy of one table. */
export interface ColumnCopy {
  /**
   * Returns the copy once it contains all changes of a revision (`revisionOf`). Waits at most one second. Returns
   * null if there is no copy or it is too far behind. The caller then uses PostgreSQL.
   */
  upTo(revision: string): Promise<CopyState | null>;
  /** Counts a query for the metrics. */
  countRead(by: 'copy' | 'database' | 'failed'): void;
}

/** Columnar table copies of this process. */
export interface ColumnStore {
  /** Returns the copy of a table. Undefined if the table is not copied. */
  of(table: string): ColumnCopy | undefined;
}
