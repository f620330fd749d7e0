import { describedEnum } from '../../kernel/values/described-enum.ts';

/** State of a delivery. The values are stored in the database. */
export enum DeliveryState {
  WAITING = 'waiting',
  SENDING = 'sending',
  DELIVERED = 'delivered',
  FAILED = 'failed',
  SKIPPED = 'skipped',
}

describedEnum(DeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'State of a delivery.',
  values: {
    WAITING: 'The next attempt is at `nextAttemptAt`.',
    SENDING: 'A request is in flight.',
    DELIVERED: 'The endpoint responded with a 2xx status.',
    FAILED: 'All attempts failed, or the endpoint responded with 410. The delivery can be retried.',
    SKIPPED:
      'The message is not sent, or not sent again. Either the endpoint was disabled, or a newer `stock.changed` message includes this one. Messages skipped while the endpoint was disabled can be replayed.',
  },
});
