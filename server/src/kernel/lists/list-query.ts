import type { RawBuilder } from 'kysely';

/** One part of a filter: a condition over the row `d`. */
export interface ListCondition {
  /** Name of the filter field, such as `shapeIds`. A facet ignores the condition of its field. */
  readonly name: string;
  readonly condition: RawBuilder<boolean>;
}

/** One term of `order by`. */
export interface OrderColumn {
  readonly value: RawBuilder<unknown>;
  /** The value is text, whose order depends on the collation of the database. */
  readonly isText: boolean;
  /** `asc` or `desc`, with `nulls last` if the value can be null. */
  readonly direction: RawBuilder<unknown>;
}

/** The rows of a list as SQL: rows `d` of a table, conditions and order. */
export interface ListQuery {
  readonly table: string;
  /** The rows that the viewer may see. */
  readonly visible: RawBuilder<boolean>;
  readonly conditions: readonly ListCondition[];
  readonly order: readonly OrderColumn[];
  /** Each row of the list is a row of the table. False: rows are grouped, for example into sets. */
  readonly isOfTable: boolean;
  /** The list is read in a transaction, which may see other rows than a new query. */
  readonly isInTransaction: boolean;
}

/** Cache key of a list. */
export interface ListKey {
  /** Names the viewer's rights and prices, the filter, and anything else that the result depends on, except the revision. */
  readonly key: string;
  /** Changes with every write that can change the result (`revisionOf`). */
  readonly revision: string;
}
