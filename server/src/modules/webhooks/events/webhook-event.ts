import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** What programs are told of. The values are those of the messages (`type`) and of the database. */
export enum WebhookEvent {
  STOCK_CHANGED = 'stock.changed',
  ORDER_PLACED = 'order.placed',
  ORDER_CHANGED = 'order.changed',
  ORDER_CANCELLED = 'order.cancelled',
  ORDER_DELETED = 'order.deleted',
  ORDER_MESSAGE = 'order.message',
  HOLD_PLACED = 'hold.placed',
  HOLD_EXTENDED = 'hold.extended',
  HOLD_RELEASED = 'hold.released',
  HOLD_ENDED = 'hold.ended',
  TEST = 'test',
}

describedEnum(WebhookEvent, {
  name: 'WebhookEvent',
  description:
    'What a webhook tells of. In its message the names are written as in `order.placed`. New ones may come: skip what you do not know.',
  values: {
    STOCK_CHANGED:
      '`stock.changed`: stock of the types that the endpoint follows has changed (`stockTypes`), whether or not its owner sees those items. At most once a second. `items` names the changed items that the owner can see or could see before, at most 200. It is left out if there are more, or if they are not known one by one; read the feed then.',
    ORDER_PLACED: '`order.placed`: the owner has placed an order, or the house has made one for them.',
    ORDER_CHANGED: '`order.changed`: status, lines, prices, reference, note or addresses of an order are others.',
    ORDER_CANCELLED: '`order.cancelled`: an order was cancelled, by its buyer or by the house.',
    ORDER_DELETED: '`order.deleted`: the house has deleted an order: it cannot be read any more.',
    ORDER_MESSAGE: '`order.message`: the house has written to the buyer of an order. What, stands in its timeline.',
    HOLD_PLACED: '`hold.placed`: an item is on hold for the owner, whoever has placed it.',
    HOLD_EXTENDED: '`hold.extended`: a hold ends at another moment than before.',
    HOLD_RELEASED: '`hold.released`: a hold was given back before its time, or the house has ended it.',
    HOLD_ENDED: '`hold.ended`: a hold has come to its end. Its `outcome`: `EXPIRED` or `ORDERED`.',
    TEST: '`test`: sent by sendTestWebhook alone, whatever the endpoint is subscribed to.',
  },
});

/** What endpoints can be subscribed to. */
export const subscribedEvents: readonly WebhookEvent[] = Object.values(WebhookEvent).filter(
  (event) => event !== WebhookEvent.TEST,
);
