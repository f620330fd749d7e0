import type { RawBuilder } from 'kysely';

/** Filter condition on a list row, which has the alias `d`. */
export interface ListCondition {
  /** Name of the filter field, such as `shapeIds`. The facet for this field ignores the condition. */
  readonly name: string;
  readonly condition: RawBuilder<boolean>;
}

/** Term of an ORDER BY clause. */
export interface OrderColumn {
  readonly value: RawBuilder<unknown>;
  /** Whether the value is text, which is sorted by the database's collation. */
  readonly isText: boolean;
  /** `asc` or `desc`, with `nulls last` if the value can be null. */
  readonly direction: RawBuilder<unknown>;
}

/** List as SQL: the source of its rows (alias `d`), the conditions and the order. */
export interface ListQuery {
  readonly table: string;
  /** Condition that matches the rows the viewer may see. */
  readonly visible: RawBuilder<boolean>;
  readonly conditions: readonly ListCondition[];
  readonly order: readonly OrderColumn[];
  /** Whether each list row is one table row. False if the list groups rows, for example into sets. */
  readonly isOfTable: boolean;
  /** Whether the list is read in a transaction, which may see different rows than a query outside it. */
  readonly isInTransaction: boolean;
}

/** Cache key of a list. */
export interface ListKey {
  /**
   * Identifies the viewer's rights and prices, the filter, and everything else that affects the result. Does not
   * include the revision.
   */
  readonly key: string;
  /** Revision (`revisionOf`). It changes with every write that can change the result. */
  readonly revision: string;
}
