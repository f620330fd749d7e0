import type { ComponentType, ReactNode } from 'react';

/** Props of an editable cell. */
export interface EditableCellProps<Row> {
  readonly row: Row;
  /** Name of the row: its stock number, its email. */
  readonly name: string;
  readonly isNumeric: boolean;
  /** Formatted value. */
  readonly children: ReactNode;
}

/** Column of a list, with its names in the URL and in filters. */
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
  /** Filter for the column's values; null if there is none. */
  readonly filterId?: string | null;
}

/**
 * Returns the visible columns: the first one always, then the chosen ones in their order. Unknown names are omitted.
 */
export function visibleColumns<Column extends { readonly id: string }>(
  columns: readonly Column[],
  chosen: readonly string[],
): readonly Column[] {
  const [first, ...others] = columns;
  const rest = [...new Set(chosen)].flatMap((id) => others.filter((column) => column.id === id));
  return first === undefined ? [] : [first, ...rest];
}
