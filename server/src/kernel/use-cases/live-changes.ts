import type { RawBuilder } from 'kysely';

interface ChangedItem {
  readonly id: number;
  /** Kinds of changes as a bit mask, as in the change log. */
  readonly kinds: number;
}

/** Changes to one subject of the change log. */
export interface SubjectChanges {
  readonly subject: string;
  /** Null if there are too many items to list. */
  readonly items: readonly ChangedItem[] | null;
}

/** Changes that were committed between two reads of the change log. All followers receive the same object. */
export interface ChangeBatch {
  readonly changes: readonly SubjectChanges[];
  /**
   * Returns SQL for the previous versions of a stock table's changed rows, with the columns that determine
   * visibility.
   */
  readonly rowsBefore: (table: string) => RawBuilder<unknown>;
}

/** Notifies followers in this process shortly after any process has committed changes. */
export interface LiveChanges {
  /**
   * Calls `listener` for each batch that is committed after the promise has resolved, until the returned function is
   * called. `listener` must return quickly. If there are no followers, the change log is not read.
   */
  follow(listener: (batch: ChangeBatch) => void): Promise<() => void>;
}
