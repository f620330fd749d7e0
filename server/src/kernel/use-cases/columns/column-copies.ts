/** A value that a statement answers. */
export type Cell = string | number | bigint | boolean | null | readonly Cell[];

/**
 * A table as columns in the memory of this process, at one moment. It answers which rows there are, in which order and how
 * many; what is shown of them is always read from the database, under the rights of whoever asks.
 */
export interface CopyState {
  /** Tells it from all other copies of this process. */
  readonly name: string;
  /** Counts the changes that the copy has taken in. */
  readonly version: number;
  /** SQL: what `now()` is to its rows. */
  readonly now: string;
  /** Columns of its row `d`. */
  readonly columns: ReadonlySet<string>;
  /** Whether it puts texts in the order of the database. */
  readonly ordersTexts: boolean;
  /** Answers a question in the copy's own dialect, whose tables are named as those of the database. */
  read(statement: string): Promise<readonly (readonly Cell[])[]>;
  /**
   * Which of some conditions on the row `d`, given for a moment that `now()` is, no row met that has changed after a version,
   * neither as it was nor as it is: what was answered to them then is the answer now. Null: too much has changed to tell.
   */
  unmetSince(version: number, conditions: (now: string) => readonly string[]): Promise<readonly boolean[] | null>;
}

/** The copy of one table. */
export interface ColumnCopy {
  /**
   * The copy with all of the changes that a revision of its table counts (`revisionOf`), which may be waited for a moment.
   * Null: it is not there, or too far behind, and the database answers.
   */
  upTo(revision: string): Promise<CopyState | null>;
  /** Notes who has answered, for the metrics. */
  answered(by: 'copy' | 'database' | 'failed'): void;
}

/** The copies that this process keeps. */
export interface ColumnCopies {
  /** Undefined: there is none of this table. */
  of(table: string): ColumnCopy | undefined;
}
