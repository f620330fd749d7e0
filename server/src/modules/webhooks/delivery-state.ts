import { describedEnum } from '../../kernel/values/described-enum.ts';

/** How a delivery stands. The values are those of the database. */
export enum DeliveryState {
  WAITING = 'waiting',
  SENDING = 'sending',
  DELIVERED = 'delivered',
  FAILED = 'failed',
  SKIPPED = 'skipped',
}

describedEnum(DeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'How a delivery stands.',
  values: {
    WAITING: 'It is sent, or sent again, at `nextAttemptAt`.',
    SENDING: 'It is on its way.',
    DELIVERED: 'The endpoint has answered with a status of 2xx.',
    FAILED: 'All attempts have failed, or the endpoint has answered 410. It can be tried again.',
    SKIPPED:
      'It is not sent, or not again: the endpoint was disabled, or a newer `stock.changed` says the same and more. What was missed while disabled can be replayed.',
  },
});
