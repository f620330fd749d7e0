import { diamondColumns } from '../../catalogue/diamonds/diamond-columns';
import type { DiamondSort, DiamondSortField, StoneRowFragment } from '../../graphql/generated/graphql';
import type { TableColumn } from '../../table/state/table-column';
import type { ColumnOrder, TableShape } from '../../table/state/table-state';
import { formatDateTime } from '../../ui/dates';
import { StatusMark } from '../../ui/status-mark';
import { stockFields } from './stock-fields';
import { stockStatusLabels, stockStatusTones } from './stock-status';

/** A column of the stock. */
interface StockColumn extends TableColumn<StoneRowFragment> {
  /** What the server sorts by; left out where it does not. */
  readonly sortField?: DiamondSortField;
}

const ownColumns: readonly StockColumn[] = [
  {
    id: 'status',
    header: 'Status',
    filterId: 'status',
    sortField: 'STATUS',
    isSortable: true,
    cell: ({ status }) => <StatusMark tone={stockStatusTones[status]}>{stockStatusLabels[status]}</StatusMark>,
  },
  {
    id: 'active',
    header: 'Active',
    filterId: 'active',
    sortField: 'IS_ACTIVE',
    isSortable: true,
    cell: ({ isActive }) => (isActive ? 'Yes' : <StatusMark tone="neutral">No</StatusMark>),
  },
  {
    id: 'holder',
    header: 'Held for',
    filterId: 'holder',
    cell: ({ holdUser }) => holdUser?.displayName ?? '–',
  },
  {
    id: 'until',
    header: 'Held until',
    filterId: null,
    cell: ({ holdUntil }) => (holdUntil === null ? '–' : formatDateTime(holdUntil)),
  },
  {
    id: 'vendor',
    header: 'Vendor',
    filterId: 'vendor',
    sortField: 'VENDOR',
    isSortable: true,
    cell: ({ vendor }) => vendor ?? '–',
  },
  {
    id: 'everyone',
    header: 'Visitors',
    filterId: 'everyone',
    cell: ({ showToAll }) => (showToAll ? 'Yes' : 'No'),
  },
  {
    id: 'highlighted',
    header: 'Highlighted',
    filterId: 'highlighted',
    cell: ({ isHighlighted }) => (isHighlighted ? 'Yes' : 'No'),
  },
  {
    id: 'changed',
    header: 'Changed',
    filterId: null,
    sortField: 'UPDATED_AT',
    isSortable: true,
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
  },
];

/** Every column of the stock: the shop's, and the back office's own. The stock number is the first. */
export const stockColumns: readonly StockColumn[] = [
  ...diamondColumns(true).filter(({ id }) => ownColumns.every((own) => own.id !== id)),
  ...ownColumns,
];

/** Shown until somebody chooses others. */
export const defaultStockColumns: readonly string[] = [
  'status',
  'active',
  'shape',
  'carat',
  'color',
  'clarity',
  'cut',
  'lab',
  'report',
  'ppc',
  'price',
  'discount',
  'holder',
  'vendor',
  'changed',
];

/** What the list of the stock can show. */
export const stockShape: TableShape = {
  fields: stockFields,
  sortable: stockColumns.filter(({ sortField }) => sortField !== undefined).map(({ id }) => id),
  defaultSort: [{ column: 'carat', isDescending: false }],
};

/** The server's sort for the list's. */
export function stockSort(sort: readonly ColumnOrder[]): DiamondSort[] {
  return sort.flatMap(({ column, isDescending }) => {
    const field = stockColumns.find(({ id }) => id === column)?.sortField;
    return field === undefined ? [] : [{ field, direction: isDescending ? 'DESC' : 'ASC' }];
  });
}
