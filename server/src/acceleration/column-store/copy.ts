/** A value in the result of a statement. */
export type Cell = string | number | bigint | boolean | null | readonly Cell[];

/**
 * Columns of a table in the memory of this process, at one position. It determines order and number of rows. The rows
 * themselves are always read from PostgreSQL, under the rights of the viewer.
 */
export interface CopyState {
  /** Unique in this process. */
  readonly name: string;
  /** Number of changes that the copy has applied. */
  readonly version: number;
  /** SQL for the value of `now()` in its rows. */
  readonly now: string;
  /** Names of the columns of a row `d`. */
  readonly columns: ReadonlySet<string>;
  /** Whether it sorts text like the database. */
  readonly ordersTexts: boolean;
  /** Runs a statement in DuckDB's dialect. Tables have the same names as in the database. */
  read(statement: string): Promise<readonly (readonly Cell[])[]>;
  /**
   * Returns, for each condition over the row `d`, whether no row that has changed since a version matches it, neither
   * before nor after the change. Then a result of that version is still valid. `now` is the value of `now()`. Null if
   * there were too many changes.
   */
  unmetSince(version: number, conditions: (now: string) => readonly string[]): Promise<readonly boolean[] | null>;
}

/** Copy of one table. */
export interface ColumnCopy {
  /**
   * Returns the copy when it has all changes of a revision (`revisionOf`), waiting for at most a second. Null if
   * there is no copy or it is too far behind; then PostgreSQL is used.
   */
  upTo(revision: string): Promise<CopyState | null>;
  /** Counts queries for the metrics. */
  answered(by: 'copy' | 'database' | 'failed'): void;
}

/** Copied tables of this process. */
export interface ColumnStore {
  /** Undefined if the table is not copied. */
  of(table: string): ColumnCopy | undefined;
}
