import { describedEnum } from '../../../kernel/values/described-enum.ts';

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
  description: 'Kind of order event. More kinds may be added.',
  values: {
    PLACED: 'Placed by the buyer, or created by an administrator.',
    STATUS_CHANGED: 'Moved to another status except CANCELLED.',
    CANCELLED: 'Cancelled.',
    LINES_CHANGED: 'Lines added, removed or changed in amount or price.',
    DETAILS_CHANGED: 'Reference, note or addresses changed.',
    RETURNED_TO_STOCK: 'Sold items were returned to stock. `note` contains the items and the reason.',
    MESSAGE_SENT: 'Message sent to the buyer: `message`.',
  },
});
