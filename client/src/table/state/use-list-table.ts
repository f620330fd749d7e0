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

/** Features of TanStack Table that are used: columns and sort toggling. */
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

/** Returns a table for one page of a list. Filtering, sorting and paging are done by the server. */
export function useListTable<Row extends RowData>({ columns, rows, rowId, sort, onSortChange }: ListTableOptions<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.id,
          header: column.header,
          enableSorting: column.isSortable ?? false,
          // Required for sortable columns; sorting is done by the server.
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

/** Result of `useListTable`. */
export type ListTable<Row extends RowData> = ReturnType<typeof useListTable<Row>>;
