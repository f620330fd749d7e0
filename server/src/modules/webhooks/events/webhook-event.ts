import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** Webhook event. The values are used in messages (`type`) and in the database. */
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
    'Webhook event. Messages use names such as `order.placed`. New events may be added: ignore unknown ones.',
  values: {
    STOCK_CHANGED:
      "`stock.changed`: stock of the endpoint's `stockTypes` has changed, whether or not its owner can see the items. Sent at most once per second. `items` lists at most 200 changed items that the owner can see or could see before. It is omitted if there are more, or if the changes are not known individually. In that case read the feed.",
    ORDER_PLACED: '`order.placed`: the owner placed an order, or an administrator created one for the owner.',
    ORDER_CHANGED: '`order.changed`: the status, lines, prices, reference, note or addresses of an order changed.',
    ORDER_CANCELLED: '`order.cancelled`: the buyer or an administrator cancelled an order.',
    ORDER_DELETED: '`order.deleted`: an administrator deleted an order. It can no longer be read.',
    ORDER_MESSAGE:
      "`order.message`: an administrator sent the buyer a message about an order. The order's timeline contains the text.",
    HOLD_PLACED: '`hold.placed`: a hold was placed for the owner, by the owner or an administrator.',
    HOLD_EXTENDED: '`hold.extended`: the end of a hold was changed.',
    HOLD_RELEASED: '`hold.released`: the owner or an administrator released a hold before its end.',
    HOLD_ENDED: '`hold.ended`: a hold ended. Its `outcome` is `EXPIRED` or `ORDERED`.',
    TEST: "`test`: sent only by `sendTestWebhook`, regardless of the endpoint's subscriptions.",
  },
});

/** Events that endpoints can subscribe to. */
export const subscribedEvents: readonly WebhookEvent[] = Object.values(WebhookEvent).filter(
  (event) => event !== WebhookEvent.TEST,
);
