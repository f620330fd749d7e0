import type { OrderStatus } from '../../graphql/generated/graphql';
import { orderStatusLabels, orderStatusTones } from '../../shared/orders/order-text';
import { StatusMark } from '../../ui/status-mark';

export function OrderStatusMark({ status }: { readonly status: OrderStatus }) {
  return <StatusMark tone={orderStatusTones[status]}>{orderStatusLabels[status]}</StatusMark>;
}

const notes: Readonly<Record<OrderStatus, string>> = {
  PROCESSING: 'We have received your order and reserved its items. We check it and then email you how to pay.',
  PAYMENT: 'Please pay as described in the email and the PDF. We ship the order when your payment has arrived.',
  DELIVERY: 'We have shipped your order.',
  COMPLETED: 'The order is completed.',
  CANCELLED: 'The order was cancelled. Its items are available again.',
};

/** Returns a sentence that explains an order status and the next step. */
export function statusNote(status: OrderStatus): string {
  return notes[status];
}
