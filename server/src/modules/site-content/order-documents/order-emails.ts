import { describedEnum } from '../../../kernel/values/described-enum.ts';

export enum OrderEmail {
  PLACED = 'PLACED',
  PROCESSING = 'PROCESSING',
  AWAITING_PAYMENT = 'AWAITING_PAYMENT',
  SHIPPED = 'SHIPPED',
  COMPLETED = 'COMPLETED',
  CANCELLED = 'CANCELLED',
  CHANGED = 'CHANGED',
  DELETED = 'DELETED',
  NEW_ORDER = 'NEW_ORDER',
  CANCELLED_BY_BUYER = 'CANCELLED_BY_BUYER',
}

describedEnum(OrderEmail, {
  name: 'OrderEmail',
  description: 'Type of order email.',
  values: {
    PLACED: 'Sent to the buyer when an order is placed.',
    PROCESSING: 'Sent to the buyer when the order is being processed.',
    AWAITING_PAYMENT:
      'Payment request to the buyer: amount, due date, bank details and terms, with the document attached as a PDF.',
    SHIPPED: 'Sent to the buyer when the order is shipped.',
    COMPLETED: 'Sent to the buyer when the order is completed.',
    CANCELLED: 'Sent to the buyer when the order is cancelled.',
    CHANGED: 'Sent to the buyer when lines, prices or details of the order are changed.',
    DELETED: 'Sent to the buyer when the order is deleted.',
    NEW_ORDER: 'Sent to our mailbox when an order is placed.',
    CANCELLED_BY_BUYER: 'Sent to our mailbox when a buyer cancels an order.',
  },
});

export enum InvoiceStep {
  PAYMENT = 'PAYMENT',
  COMPLETED = 'COMPLETED',
}

describedEnum(InvoiceStep, {
  name: 'InvoiceStep',
  description: 'Order status from which an order has an invoice. Until then, its document is a proforma.',
  values: {
    PAYMENT: 'When payment is requested: the order enters the status `PAYMENT`.',
    COMPLETED: 'When the order is completed.',
  },
});
