import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** What may happen to an order. */
export enum OrderEventKind {
  PLACED = 'PLACED',
  STATUS_CHANGED = 'STATUS_CHANGED',
  CANCELLED = 'CANCELLED',
  LINES_CHANGED = 'LINES_CHANGED',
  DETAILS_CHANGED = 'DETAILS_CHANGED',
  MESSAGE_SENT = 'MESSAGE_SENT',
  RETURNED_TO_STOCK = 'RETURNED_TO_STOCK',
}

describedEnum(OrderEventKind, {
  name: 'OrderEventKind',
  description: 'What may happen to an order. More may come.',
  values: {
    PLACED: 'It was placed: by its buyer, or by the house for them.',
    STATUS_CHANGED: 'It moved to another status, but for being cancelled.',
    CANCELLED: 'It was cancelled.',
    LINES_CHANGED: 'Items were put on it or taken off it, or amounts or prices of lines were changed.',
    DETAILS_CHANGED: 'Its reference, note or addresses were changed.',
    RETURNED_TO_STOCK: 'Sold items went back on sale: `note` says which, and why.',
    MESSAGE_SENT: 'The house has written to its buyer: `message`.',
  },
});
