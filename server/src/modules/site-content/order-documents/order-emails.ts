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
    PLACED: 'To the buyer: the order was placed.',
    PROCESSING: 'To the buyer: the order is being processed.',
    AWAITING_PAYMENT: 'To the buyer: amount, due date, bank details and terms, with the document attached as a PDF.',
    SHIPPED: 'To the buyer: the order was shipped.',
    COMPLETED: 'To the buyer: the order is completed.',
    CANCELLED: 'To the buyer: the order was cancelled.',
    CHANGED: 'To the buyer: lines, prices or details of the order were changed.',
    DELETED: 'To the buyer: the order was deleted.',
    NEW_ORDER: 'To our mailbox: an order was placed.',
    CANCELLED_BY_BUYER: 'To our mailbox: a buyer cancelled an order.',
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
