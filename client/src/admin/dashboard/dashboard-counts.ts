import type { DashboardQuery } from '../../graphql/generated/graphql';

/** A count of the dashboard. */
export interface DashboardCount {
  readonly key: Exclude<keyof DashboardQuery, '__typename'>;
  readonly label: string;
  /** The list that has exactly as many rows. */
  readonly href: string;
}

/** What waits for somebody in the office. */
export const waitingCounts: readonly DashboardCount[] = [
  { key: 'usersToApprove', label: 'Users to approve', href: '/admin/users?approved=no' },
  { key: 'newOrders', label: 'New orders', href: '/admin/orders?status=PROCESSING' },
  { key: 'ordersAwaitingPayment', label: 'Orders awaiting payment', href: '/admin/orders?status=PAYMENT' },
  { key: 'ordersInDelivery', label: 'Orders in delivery', href: '/admin/orders?status=DELIVERY' },
  { key: 'onHold', label: 'Stones on hold', href: '/admin/diamonds?status=HOLD' },
];

/** Where the stones stand. */
export const stockCounts: readonly DashboardCount[] = [
  { key: 'available', label: 'Available', href: '/admin/diamonds?status=AVAILABLE&active=yes' },
  { key: 'onHold', label: 'On hold', href: '/admin/diamonds?status=HOLD' },
  { key: 'suspended', label: 'Suspended', href: '/admin/diamonds?status=SUSPENDED' },
  { key: 'onMemo', label: 'On memo', href: '/admin/diamonds?status=MEMO' },
  { key: 'inactive', label: 'Inactive', href: '/admin/diamonds?active=no' },
];
