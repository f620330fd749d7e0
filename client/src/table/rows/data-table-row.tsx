import { Link as StyledLink, Table } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { TableColumn } from '../state/table-column';
import type { ListTable } from '../state/use-list-table';
import { RowCheckbox } from './row-checkbox';
import type { RowFocus } from './use-row-navigation';

interface DataTableRowProps<Row extends RowData> {
  readonly row: ReturnType<ListTable<Row>['getRowModel']>['rows'][number];
  readonly columns: readonly TableColumn<Row>[];
  readonly name: string;
  readonly href: string;
  /** Among all rows of the list, the header being 1. */
  readonly rowIndex: number;
  readonly focus: RowFocus;
  readonly onOpen: () => void;
  /** Called before the browser follows the row's link. */
  readonly onLeave: () => void;
}

/** True when a click meant something inside the row, or ended the selecting of its text. */
function isMeantForRow(event: MouseEvent<HTMLElement>): boolean {
  const isOnControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
  return !isOnControl && window.getSelection()?.isCollapsed !== false;
}

/** A row: its check, its name as a link, its cells. */
export function DataTableRow<Row extends RowData>({
  row,
  columns,
  name,
  href,
  rowIndex,
  focus,
  onOpen,
  onLeave,
}: DataTableRowProps<Row>) {
  const isChecked = row.getIsSelected();

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (!isMeantForRow(event)) {
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      window.open(href, '_blank', 'noopener');
    } else {
      onOpen();
    }
  }

  return (
    <Table.Row
      {...focus}
      aria-rowindex={rowIndex}
      aria-selected={isChecked}
      data-selected={isChecked || undefined}
      cursor="button"
      onClick={onClick}
    >
      <Table.Cell data-sticky="check" px="0">
        <RowCheckbox
          label={`Check ${name}`}
          isChecked={isChecked}
          tabIndex={-1}
          onToggle={row.getToggleSelectedHandler()}
        />
      </Table.Cell>
      {columns.map((column, index) =>
        index === 0 ? (
          <Table.Cell key={column.id} data-sticky="name" whiteSpace="nowrap">
            <StyledLink asChild variant="plain" verticalAlign="middle" tabIndex={-1}>
              <Link to={href} onClick={onLeave}>
                {column.cell(row.original)}
              </Link>
            </StyledLink>
          </Table.Cell>
        ) : (
          <Table.Cell key={column.id} whiteSpace="nowrap" textAlign={column.isNumeric ? 'end' : undefined}>
            {column.cell(row.original)}
          </Table.Cell>
        ),
      )}
    </Table.Row>
  );
}
