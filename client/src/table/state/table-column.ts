import type { ComponentType, ReactNode } from 'react';

/** Props of an editable cell. */
export interface EditableCellProps<Row> {
  readonly row: Row;
  /** Name of the row, such as a stock number or an email. */
  readonly name: string;
  readonly isNumeric: boolean;
  /** Formatted value. */
  readonly children: ReactNode;
}

/** Column of a list, with its URL name and its filter. */
export interface TableColumn<Row> {
  /** Short, readable name in the URL. */
  readonly id: string;
  /** Header, with the unit if there is one: `Depth, %`. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  readonly isNumeric?: boolean;
  /** Renders cells that can be edited inline (`admin/kit/inline-edit`). */
  readonly edit?: ComponentType<EditableCellProps<Row>> | undefined;
  readonly isSortable?: boolean;
  /** ID of the filter for the column's values; null if there is none. */
  readonly filterId?: string | null;
}

/**
 * Returns the visible columns: always the first one, then the chosen ones in their order. Unknown names are omitted.
 */
export function visibleColumns<Column extends { readonly id: string }>(
  columns: readonly Column[],
  chosen: readonly string[],
): readonly Column[] {
  const [first, ...others] = columns;
  const rest = [...new Set(chosen)].flatMap((id) => others.filter((column) => column.id === id));
  return first === undefined ? [] : [first, ...rest];
}
