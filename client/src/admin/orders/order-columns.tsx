import type { AdminOrderRowFragment } from '../../graphql/generated/graphql';
import type { TableColumn } from '../../table/state/table-column';
import { formatDate, formatDateTime } from '../../ui/dates';
import { formatMoney } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import { orderStatusLabels, orderStatusTones } from './order-status';

/** Columns of the list of orders. */
export const orderColumns: readonly TableColumn<AdminOrderRowFragment>[] = [
  { id: 'number', header: 'Order', filterId: 'q', cell: ({ id }) => `#${id}` },
  {
    id: 'status',
    header: 'Status',
    isSortable: true,
    filterId: 'status',
    cell: ({ status }) => <StatusMark tone={orderStatusTones[status]}>{orderStatusLabels[status]}</StatusMark>,
  },
  { id: 'buyer', header: 'Buyer', filterId: 'buyer', cell: ({ buyer }) => buyer.name },
  { id: 'email', header: 'E-mail', filterId: 'q', cell: ({ buyer }) => buyer.email },
  {
    id: 'total',
    header: 'Total, $',
    isNumeric: true,
    isSortable: true,
    filterId: null,
    cell: ({ totalPrice }) => formatMoney(totalPrice),
  },
  {
    id: 'created',
    header: 'Placed',
    isSortable: true,
    filterId: null,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    id: 'closed',
    header: 'Closed',
    filterId: null,
    cell: ({ completedAt }) => (completedAt === null ? '–' : formatDate(completedAt)),
  },
];

/** All but the first, which is always shown. */
export const defaultOrderColumns = orderColumns.slice(1).map(({ id }) => id);
