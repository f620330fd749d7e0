import { orderStatusLabels, orderStatusTones } from '../../catalogue/orders/order-status';
import type { OrderStatus } from '../../graphql/generated/graphql';
import { StatusMark } from '../../ui/status-mark';

/** The status of an order as a word with its mark. */
export function OrderStatusMark({ status }: { readonly status: OrderStatus }) {
  return <StatusMark tone={orderStatusTones[status]}>{orderStatusLabels[status]}</StatusMark>;
}

const notes: Readonly<Record<OrderStatus, string>> = {
  PROCESSING: 'We have your order and reserved what is on it. We will write to you about payment.',
  PAYMENT: 'We wait for your payment.',
  DELIVERY: 'Your order is on its way.',
  COMPLETED: 'The order is finished.',
  CANCELLED: 'The order was cancelled; what was on it is for sale again.',
};

/** What an order's status means for its buyer, and what happens next. */
export function statusNote(status: OrderStatus): string {
  return notes[status];
}
