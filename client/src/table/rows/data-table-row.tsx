import { Link as StyledLink, Table } from '@chakra-ui/react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { TableColumn } from '../state/table-column';
import { RowCheckbox } from './row-checkbox';
import type { RowFocus } from './use-row-navigation';

interface DataTableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly name: string;
  readonly href: string;
  /** Index of the row among all rows of the list. The header has index 1. */
  readonly rowIndex: number;
  readonly isChecked: boolean;
  /** Handles a click on the checkbox. Null if rows have no checkbox. */
  readonly onToggle: ((event: MouseEvent) => void) | null;
  readonly focus: RowFocus;
  readonly onOpen: () => void;
  /** Called before the browser follows the row's link. */
  readonly onLeave: () => void;
}

/** Returns false for clicks on controls inside the row, and for clicks that end a text selection. */
function isRowClick(event: MouseEvent<HTMLElement>): boolean {
  const isOnControl = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
  return !isOnControl && !isCellClick(event) && window.getSelection()?.isCollapsed !== false;
}

/** Returns true for taps on a cell. Touch devices have no double-click, so a tap on any cell opens the row. */
function isCellClick({ target, nativeEvent }: MouseEvent<HTMLElement>): boolean {
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  return !isTouch && target instanceof Element && target.closest('[data-editable]') !== null;
}

/** Moves focus from the row to its first editable cell. */
function toCells({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const cell = currentTarget.querySelector<HTMLElement>('[data-editable]');
  if (key !== 'ArrowRight' || target !== currentTarget || cell === null) {
    return false;
  }
  cell.focus();
  return true;
}

/** Table row with a checkbox, the row's name as a link, and the other cells. */
export function DataTableRow<Row>({
  row,
  columns,
  name,
  href,
  rowIndex,
  isChecked,
  onToggle,
  focus,
  onOpen,
  onLeave,
}: DataTableRowProps<Row>) {
  function onClick(event: MouseEvent<HTMLElement>): void {
    if (!isRowClick(event)) {
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
      aria-selected={onToggle === null ? undefined : isChecked}
      data-selected={isChecked || undefined}
      cursor="button"
      onClick={onClick}
      onKeyDown={(event) => {
        if (toCells(event)) {
          event.preventDefault();
        } else {
          focus.onKeyDown(event);
        }
      }}
    >
      {onToggle !== null && (
        <Table.Cell data-sticky="check" px="0">
          <RowCheckbox label={`Select ${name}`} isChecked={isChecked} tabIndex={-1} onToggle={onToggle} />
        </Table.Cell>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <Table.Cell key={column.id} data-sticky="name" whiteSpace="nowrap">
            <StyledLink asChild variant="plain" verticalAlign="middle" tabIndex={-1}>
              <Link to={href} onClick={onLeave}>
                {column.cell(row)}
              </Link>
            </StyledLink>
          </Table.Cell>
        ) : column.edit !== undefined ? (
          <column.edit key={column.id} row={row} name={name} isNumeric={column.isNumeric === true}>
            {column.cell(row)}
          </column.edit>
        ) : (
          <Table.Cell key={column.id} whiteSpace="nowrap" textAlign={column.isNumeric ? 'end' : undefined}>
            {column.cell(row)}
          </Table.Cell>
        ),
      )}
    </Table.Row>
  );
}
