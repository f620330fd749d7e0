import type { RawBuilder } from 'kysely';

/** One thing that has changed. */
interface ChangedItem {
  readonly id: number;
  /** What kinds of change it was: a sum, as the change log has it. */
  readonly kinds: number;
}

/** What has changed of one subject of the change log. */
export interface SubjectChanges {
  readonly subject: string;
  /** Null: more than are told one by one. */
  readonly items: readonly ChangedItem[] | null;
}

/** What was committed between two looks at the log. It is the same object for all who hear of it. */
export interface ChangeBatch {
  readonly changes: readonly SubjectChanges[];
  /** SQL: the changed rows of a table of stock as they were before, with the columns by which somebody sees them. */
  readonly rowsBefore: (table: string) => RawBuilder<unknown>;
}

/** Tells this process what has been committed, by it and by all others, shortly after. */
export interface LiveChanges {
  /**
   * Calls `hear` with what is committed after the promise has resolved, until what that gives is called. Work that takes
   * long is not for `hear`. Nothing is read while nobody follows.
   */
  follow(hear: (batch: ChangeBatch) => void): Promise<() => void>;
}
