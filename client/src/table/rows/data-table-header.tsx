import { chakra, Table } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { TableColumn } from '../state/table-column';
import type { ListTable } from '../state/use-list-table';
import { RowCheckbox } from './row-checkbox';
import { CHECK_WIDTH } from './table-frame';
import type { RowChecks } from './use-row-checks';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface SortButtonProps {
  readonly label: string;
  readonly direction: 'asc' | 'desc' | false;
  /** Position in the sort order, starting at 1. Null if the list is sorted by this column only. */
  readonly level: number | null;
  readonly onToggle: ((event: unknown) => void) | undefined;
}

function SortButton({ label, direction, level, onToggle }: SortButtonProps) {
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <chakra.button
      type="button"
      onClick={onToggle}
      title="Sort the list. Hold Shift to add a sort level."
      display="inline-flex"
      alignItems="center"
      gap="1"
      height="9"
      font="inherit"
      letterSpacing="inherit"
      cursor="button"
      focusVisibleRing="inside"
      color={direction === false ? undefined : 'fg'}
      _hover={{ color: 'fg' }}
    >
      {label}
      <chakra.span display="inline-flex" alignItems="center" opacity={direction === false ? 0 : 1}>
        <Arrow size={12} aria-hidden />
        {level}
      </chakra.span>
    </chakra.button>
  );
}

interface DataTableHeaderProps<Row extends RowData> {
  readonly table: ListTable<Row>;
  readonly columns: readonly TableColumn<Row>[];
  /** Null if rows have no checkboxes. */
  readonly checks: RowChecks<Row> | null;
}

/** Table header with a checkbox for all rows of the page and buttons that sort by column. */
export function DataTableHeader<Row extends RowData>({ table, columns, checks }: DataTableHeaderProps<Row>) {
  const [group] = table.getHeaderGroups();
  const hasLevels = table.state.sorting.length > 1;
  return (
    <Table.Header>
      <Table.Row aria-rowindex={1}>
        {checks !== null && (
          <Table.ColumnHeader data-sticky="check" width={CHECK_WIDTH} minWidth={CHECK_WIDTH} px="0">
            <RowCheckbox
              label="Select all rows on this page"
              isChecked={checks.isAllChecked}
              isPartly={checks.isSomeChecked}
              onToggle={() => checks.setAll(!checks.isAllChecked)}
            />
          </Table.ColumnHeader>
        )}
        {group?.headers.map(({ id, column }, index) => {
          const { header, isNumeric } = columns[index] ?? { header: id };
          const direction = column.getIsSorted();
          return (
            <Table.ColumnHeader
              key={id}
              data-sticky={index === 0 ? 'name' : undefined}
              textAlign={isNumeric ? 'end' : undefined}
              aria-sort={direction === false ? undefined : ariaSort[direction]}
            >
              {column.getCanSort() ? (
                <SortButton
                  label={header}
                  direction={direction}
                  level={hasLevels && direction !== false ? column.getSortIndex() + 1 : null}
                  onToggle={column.getToggleSortingHandler()}
                />
              ) : (
                header
              )}
            </Table.ColumnHeader>
          );
        })}
      </Table.Row>
    </Table.Header>
  );
}
