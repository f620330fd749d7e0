import type { ComponentType, ReactNode } from 'react';

/** Props passed to an editable cell. */
export interface EditableCellProps<Row> {
  readonly row: Row;
  /** Name of the row, such as a stock number or an email address. */
  readonly name: string;
  readonly isNumeric: boolean;
  /** Formatted value. */
  readonly children: ReactNode;
}

/** Column of a table, with its URL name and its filter. */
export interface TableColumn<Row> {
  /** Short, readable name used in the URL. */
  readonly id: string;
  /** Header, with the unit if there is one: `Depth, %`. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for numbers, which are right-aligned. */
  readonly isNumeric?: boolean;
  /** Editor for cells with inline editing (`admin/kit/inline-edit`). */
  readonly edit?: ComponentType<EditableCellProps<Row>> | undefined;
  readonly isSortable?: boolean;
  /** ID of the filter for this column's values; null if there is none. */
  readonly filterId?: string | null;
}

/**
 * Returns the visible columns: the first one, followed by the chosen ones in their order. Unknown names are ignored.
 */
export function visibleColumns<Column extends { readonly id: string }>(
  columns: readonly Column[],
  chosen: readonly string[],
): readonly Column[] {
  const [first, ...others] = columns;
  const rest = [...new Set(chosen)].flatMap((id) => others.filter((column) => column.id === id));
  return first === undefined ? [] : [first, ...rest];
}
