import type { RawBuilder } from 'kysely';

/** Condition of a filter on the row `d`. */
export interface ListCondition {
  /** Name of the filter field, such as `shapeIds`. The facet of the same field ignores the condition. */
  readonly name: string;
  readonly condition: RawBuilder<boolean>;
}

/** Term of an ORDER BY clause. */
export interface OrderColumn {
  readonly value: RawBuilder<unknown>;
  /** Whether the value is text, whose order depends on the collation of the database. */
  readonly isText: boolean;
  /** `asc` or `desc`, with `nulls last` if the value can be null. */
  readonly direction: RawBuilder<unknown>;
}

/** List as SQL: source of the rows `d`, conditions and order. */
export interface ListQuery {
  readonly table: string;
  /** Condition for the rows that the viewer may see. */
  readonly visible: RawBuilder<boolean>;
  readonly conditions: readonly ListCondition[];
  readonly order: readonly OrderColumn[];
  /** Whether each row of the list is a row of the table. False if the list groups rows, for example into sets. */
  readonly isOfTable: boolean;
  /** Whether the list is read in a transaction, which may see other rows than a new query. */
  readonly isInTransaction: boolean;
}

/** Cache key of a list. */
export interface ListKey {
  /**
   * Identifies the viewer's rights and prices, the filter, and everything else that affects the result, except the
   * revision.
   */
  readonly key: string;
  /** Revision (`revisionOf`), which changes with every write that can change the result. */
  readonly revision: string;
}
