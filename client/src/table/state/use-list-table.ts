import {
  type ColumnDef,
  type RowData,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableColumn } from './table-column';
import { type ColumnOrder, MAX_SORT_LEVELS } from './table-state';

/** TanStack Table features in use: columns and sort toggling. */
const features = tableFeatures({ rowSortingFeature });

interface ListTableOptions<Row> {
  /** Columns in display order. Must be a stable array, like `rows`. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort: readonly ColumnOrder[];
  readonly onSortChange: (sort: readonly ColumnOrder[]) => void;
}

function resolve<Value>(updater: Updater<Value>, before: Value): Value {
  return updater instanceof Function ? updater(before) : updater;
}

/** Returns a table for one page of a list. The server does the filtering, sorting and paging. */
export function useListTable<Row extends RowData>({ columns, rows, rowId, sort, onSortChange }: ListTableOptions<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          header: column.header,
          enableSorting: column.isSortable ?? false,
          // Sortable columns require an accessor, although the server does the sorting.
          accessorFn: (row) => row,
          cell: ({ row }) => column.cell(row.original),
        }),
      ),
    [columns],
  );
  const sorting = useMemo<SortingState>(
    () => sort.map(({ column, isDescending }) => ({ id: column, desc: isDescending })),
    [sort],
  );

  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    sortDescFirst: false,
    maxMultiSortColCount: MAX_SORT_LEVELS,
    state: { sorting },
    onSortingChange: (updater) =>
      onSortChange(resolve(updater, sorting).map(({ id, desc }) => ({ column: id, isDescending: desc }))),
  });
}

export type ListTable<Row extends RowData> = ReturnType<typeof useListTable<Row>>;
