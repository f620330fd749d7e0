/** A value in the result of a statement. */
export type Cell = string | number | bigint | boolean | null | readonly Cell[];

/**
 * The columns of a table in the memory of this process, at one moment. It tells which rows there are, in which order and how
 * many; the rows themselves are always read from PostgreSQL, under the rights of the viewer.
 */
export interface CopyState {
  /** Unique in this process. */
  readonly name: string;
  /** Number of changes that the copy has applied. */
  readonly version: number;
  /** SQL: the value of `now()` for its rows. */
  readonly now: string;
  /** Names of the columns of a row `d`. */
  readonly columns: ReadonlySet<string>;
  /** Whether it sorts text like the database. */
  readonly ordersTexts: boolean;
  /** Runs a statement in DuckDB's dialect. Tables have the names of the database. */
  read(statement: string): Promise<readonly (readonly Cell[])[]>;
  /**
   * Tells for each condition over the row `d` whether it holds for no row that has changed since a version, neither before nor
   * after the change: then a result computed at that version is still right. `now` is the value of `now()`. Null: too much has
   * changed to tell.
   */
  unmetSince(version: number, conditions: (now: string) => readonly string[]): Promise<readonly boolean[] | null>;
}

/** The copy of one table. */
export interface ColumnCopy {
  /**
   * Returns the copy once it has all changes of a revision (`revisionOf`), waiting for at most a second. Null: there is no
   * copy, or it is too far behind, and PostgreSQL must answer.
   */
  upTo(revision: string): Promise<CopyState | null>;
  /** Counts answers for the metrics. */
  answered(by: 'copy' | 'database' | 'failed'): void;
}

/** The copied tables of this process. */
export interface ColumnStore {
  /** Undefined: the table is not copied. */
  of(table: string): ColumnCopy | undefined;
}
