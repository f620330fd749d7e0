import { Box, Table, VisuallyHidden } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useId, useRef } from 'react';
import { sizeOfDensity, useDensity } from '../state/density';
import type { TableColumn } from '../state/table-column';
import { useListTable } from '../state/use-list-table';
import type { ListProps } from './checked-rows';
import { DataTableHeader } from './data-table-header';
import { DataTableRow } from './data-table-row';
import { tableFrame } from './table-frame';
import { useRowChecks } from './use-row-checks';
import { useRowNavigation } from './use-row-navigation';

export interface DataTableProps<Row> extends ListProps<Row> {
  /** Visible columns in order. The first one contains the row's name and link. */
  readonly columns: readonly TableColumn<Row>[];
  /** True if rows have checkboxes. */
  readonly isCheckable: boolean;
  /** Content below the last row, inside the scroll area. */
  readonly children?: ReactNode;
}

/**
 * Dense table with a sticky header, checkbox column and first column. Rows can be selected, opened and navigated with
 * mouse or keyboard (see `useRowNavigation`).
 */
export function DataTable<Row extends RowData>({ columns, isCheckable, children, ...list }: DataTableProps<Row>) {
  const { rows, rowId, hrefOf, isStale } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const [density] = useDensity();
  const table = useListTable({ columns, ...list });
  const checks = useRowChecks(list);
  const navigation = useRowNavigation({
    rows,
    rowId,
    hrefOf,
    scroller,
    onToggle: (row) => isCheckable && checks.toggle(row),
    onCheckPage: () => isCheckable && checks.setAll(true),
  });
  const firstRow = 2; // Row 1 is the header.
  const hintId = useId();
  const isEditable = columns.some(({ edit }) => edit !== undefined);

  return (
    <Box ref={scroller} css={tableFrame}>
      {isEditable && (
        <VisuallyHidden id={hintId}>
          Press the right arrow key to move from a row to its editable cells, and Enter to edit one.
        </VisuallyHidden>
      )}
      <Table.Root
        size={sizeOfDensity[density]}
        stickyHeader
        interactive
        role="grid"
        aria-label={list.label}
        aria-describedby={isEditable ? hintId : undefined}
        aria-readonly={!isEditable || undefined}
        aria-rowcount={list.total === null ? -1 : list.total + 1}
        aria-multiselectable={isCheckable || undefined}
        aria-busy={isStale}
        data-stale={isStale || undefined}
      >
        <DataTableHeader table={table} columns={columns} checks={isCheckable ? checks : null} />
        {/* Disables clicks on outdated rows. */}
        <Table.Body inert={isStale}>
          {rows.map((row, index) => (
            <DataTableRow
              key={rowId(row)}
              row={row}
              columns={columns}
              name={list.rowName(row)}
              href={hrefOf(row)}
              rowIndex={list.offset + index + firstRow}
              isChecked={checks.isChecked(row)}
              onToggle={isCheckable ? ({ shiftKey }) => checks.toggle(row, shiftKey) : null}
              focus={navigation.rowProps(row)}
              onOpen={() => navigation.open(row)}
              onLeave={() => navigation.notePlace(row)}
            />
          ))}
        </Table.Body>
      </Table.Root>
      {children}
    </Box>
  );
}
