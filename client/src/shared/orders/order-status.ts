import type { OrderStatus } from '../../graphql/generated/graphql';
import type { StatusTone } from '../../ui/status-mark';

/** Labels of the statuses, from the first status of an order to the last. Emails and documents use the same. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  PROCESSING: 'Processing',
  PAYMENT: 'Awaiting payment',
  DELIVERY: 'Shipped',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
};

/** Colour of a status's mark: what waits for somebody stands out. */
export const orderStatusTones = {
  PROCESSING: 'warn',
  PAYMENT: 'accent',
  DELIVERY: 'accent',
  COMPLETED: 'ok',
  CANCELLED: 'neutral',
} as const satisfies Record<OrderStatus, StatusTone>;
