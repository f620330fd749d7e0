import type { ComponentType, ReactNode } from 'react';

/** What draws a cell that can be changed where it stands. */
export interface EditableCellProps<Row> {
  readonly row: Row;
  /** What the row is called: its stock number, its e-mail. */
  readonly name: string;
  readonly isNumeric: boolean;
  /** The cell as it is read. */
  readonly children: ReactNode;
}

/** A column of a list: what it shows, and by which names the URL and the filters know it. */
export interface TableColumn<Row> {
  /** Its name in the URL: short and readable. */
  readonly id: string;
  /** With the unit where there is one: `Depth, %`. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, so that their digits line up. */
  readonly isNumeric?: boolean;
  /** Draws its cells where they can be changed in place (`admin/kit/inline-edit`). */
  readonly edit?: ComponentType<EditableCellProps<Row>> | undefined;
  readonly isSortable?: boolean;
  /** The filter that narrows by what the column shows; `null` where the server has none. */
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
