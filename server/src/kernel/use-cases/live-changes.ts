import type { RawBuilder } from 'kysely';

interface ChangedItem {
  readonly id: number;
  /** Kinds of change as a bit mask, as in the change log. */
  readonly kinds: number;
}

/** Changes of one subject of the change log. */
export interface SubjectChanges {
  readonly subject: string;
  /** Null if there are too many to list. */
  readonly items: readonly ChangedItem[] | null;
}

/** Changes committed between two reads of the log. All followers get the same object. */
export interface ChangeBatch {
  readonly changes: readonly SubjectChanges[];
  /** SQL for the changed rows of a stock table as they were before, with the columns that decide who can see them. */
  readonly rowsBefore: (table: string) => RawBuilder<unknown>;
}

/** Notifies this process shortly after commits of any process. */
export interface LiveChanges {
  /**
   * Calls `hear` for each batch committed after the promise has resolved, until the returned function is called.
   * `hear` must return quickly. The log is not read without followers.
   */
  follow(hear: (batch: ChangeBatch) => void): Promise<() => void>;
}
