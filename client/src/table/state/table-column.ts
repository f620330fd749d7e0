import type { ComponentType, ReactNode } from 'react';

/** Props of an editable cell. */
export interface EditableCellProps<Row> {
  readonly row: Row;
  /** Name of the row: its stock number, its email. */
  readonly name: string;
  readonly isNumeric: boolean;
  /** The formatted value. */
  readonly children: ReactNode;
}

/** A column of a list, with its names in the URL and in filters. */
export interface TableColumn<Row> {
  /** Short, readable name in the URL. */
  readonly id: string;
  /** With the unit where there is one: `Depth, %`. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  readonly isNumeric?: boolean;
  /** Draws its cells where they can be changed in place (`admin/kit/inline-edit`). */
  readonly edit?: ComponentType<EditableCellProps<Row>> | undefined;
  readonly isSortable?: boolean;
  /** Filter for the column's values; null if there is none. */
  readonly filterId?: string | null;
}

/**
 * The columns to show: the first one always, then the chosen ones in the order of their choice. Names
 * that are not columns are left out.
 */
export function visibleColumns<Column extends { readonly id: string }>(
  columns: readonly Column[],
  chosen: readonly string[],
): readonly Column[] {
  const [first, ...others] = columns;
  const rest = [...new Set(chosen)].flatMap((id) => others.filter((column) => column.id === id));
  return first === undefined ? [] : [first, ...rest];
}
