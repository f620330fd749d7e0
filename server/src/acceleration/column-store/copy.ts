/** A value in the result of a statement. */
export type Cell = string | number | bigint | boolean | null | readonly Cell[];

/**
 * In-memory columns of a table at one position. They determine the order and the number of rows. The rows themselves
 * are always read from PostgreSQL, with the rights of the viewer.
 */
export interface CopyState {
  /** Name that is unique in this process. */
  readonly name: string;
  /** Number of changes that the copy has applied. */
  readonly version: number;
  /** SQL for the value of `now()` in its rows. */
  readonly now: string;
  /** Names of the columns of a row `d`. */
  readonly columns: ReadonlySet<string>;
  /** Whether text is sorted in the same order as in the database. */
  readonly ordersTexts: boolean;
  /** Executes a statement in DuckDB's dialect. Tables have the same names as in the database. */
  read(statement: string): Promise<readonly (readonly Cell[])[]>;
  /**
   * Returns for each condition on the row `d` whether it is unaffected by the changes since a version: no changed row
   * matches it, neither before nor after its change. If so, results of that version are still valid. `now` is the
   * value of `now()`. Null if there were too many changes.
   */
  unmetSince(version: number, conditions: (now: string) => readonly string[]): Promise<readonly boolean[] | null>;
}

/** Columnar copy of one table. */
export interface ColumnCopy {
  /**
   * Returns the copy as soon as it contains all changes of a revision (`revisionOf`). Waits at most one second. If
   * there is no copy or it is too far behind, returns null, and PostgreSQL is used.
   */
  upTo(revision: string): Promise<CopyState | null>;
  /** Counts queries for the metrics. */
  countRead(by: 'copy' | 'database' | 'failed'): void;
}

/** Copied tables of this process. */
export interface ColumnStore {
  /** Returns the copy of a table. Undefined if the table is not copied. */
  of(table: string): ColumnCopy | undefined;
}
