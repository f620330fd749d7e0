import { Box, Table } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useRef } from 'react';
import type { TableColumn } from '../state/table-column';
import type { ColumnOrder } from '../state/table-state';
import { useListTable } from '../state/use-list-table';
import type { CheckedRows } from './checked-rows';
import { DataTableHeader } from './data-table-header';
import { DataTableRow } from './data-table-row';
import { sizeOfDensity, useDensity } from './density';
import { tableFrame } from './table-frame';
import { useRowNavigation } from './use-row-navigation';

/** What a list needs in either of its views. */
export interface ListProps<Row> {
  /** What the rows are, for screen readers: "White diamonds". */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** What a row is called: its stock number, its e-mail. */
  readonly rowName: (row: Row) => string;
  /** Where a row opens. */
  readonly hrefOf: (row: Row) => string;
  readonly sort: readonly ColumnOrder[];
  readonly onSortChange: (sort: readonly ColumnOrder[]) => void;
  readonly checked: CheckedRows;
  /** Rows of all pages, `null` while they are counted. */
  readonly total: number | null;
  /** Index of the first row among all of them. */
  readonly offset: number;
  /** The rows are those of before: newer ones are on their way. */
  readonly isStale: boolean;
}

interface DataTableProps<Row> extends ListProps<Row> {
  /** The visible columns, in order. The first one names the row and links to it. */
  readonly columns: readonly TableColumn<Row>[];
  /** Under the last row, inside what scrolls. */
  readonly children?: ReactNode;
}

/**
 * A dense table: header, check and first column stay in view; rows are checked, opened and walked
 * through by mouse and keyboard (see `useRowNavigation`).
 */
export function DataTable<Row extends RowData>({ columns, children, ...list }: DataTableProps<Row>) {
  const { rows, rowId, hrefOf, checked, isStale } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const [density] = useDensity();
  const table = useListTable({ columns, ...list });
  const navigation = useRowNavigation({
    rows,
    rowId,
    hrefOf,
    scroller,
    onToggle: (row) => checked.toggle(rowId(row)),
    onCheckPage: () => table.toggleAllPageRowsSelected(true),
  });
  const firstRow = 2; // Row 1 is the header.

  return (
    <Box ref={scroller} css={tableFrame}>
      <Table.Root
        size={sizeOfDensity[density]}
        stickyHeader
        interactive
        role="grid"
        aria-label={list.label}
        aria-rowcount={list.total === null ? -1 : list.total + 1}
        aria-multiselectable
        aria-busy={isStale}
        data-stale={isStale || undefined}
      >
        <DataTableHeader table={table} columns={columns} />
        {/* What lies there is no longer what was asked for: a click on it would mean something else. */}
        <Table.Body inert={isStale}>
          {table.getRowModel().rows.map((row, index) => (
            <DataTableRow
              key={row.id}
              row={row}
              columns={columns}
              name={list.rowName(row.original)}
              href={hrefOf(row.original)}
              rowIndex={list.offset + index + firstRow}
              focus={navigation.rowProps(row.original)}
              onOpen={() => navigation.open(row.original)}
              onLeave={() => navigation.notePlace(row.original)}
            />
          ))}
        </Table.Body>
      </Table.Root>
      {children}
    </Box>
  );
}
