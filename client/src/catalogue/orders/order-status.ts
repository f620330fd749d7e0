import type { OrderStatus } from '../../graphql/generated/graphql';
import type { StatusTone } from '../../ui/status-mark';

/** The statuses in the order of an order's life, with the words for them. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  PROCESSING: 'Processing',
  PAYMENT: 'Payment',
  DELIVERY: 'Delivery',
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
