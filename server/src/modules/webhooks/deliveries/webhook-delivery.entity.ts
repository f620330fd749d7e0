import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { DeliveryState } from '../delivery-state.ts';
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.ts';
import type { WebhookEvent } from '../events/webhook-event.ts';

/** One message to one endpoint. */
@Entity({ tableName: 'webhook_delivery' })
@Check({
  name: 'webhook_delivery_state_check',
  expression: "state in ('waiting', 'sending', 'delivered', 'failed', 'skipped')",
})
// An event is told to an endpoint once, however often it is heard.
@Unique({ properties: ['endpointId', 'eventId'] })
@Index({ properties: ['endpointId', 'occurredAt', 'id'] })
@Index({ properties: ['occurredAt'] })
@Index({
  name: 'webhook_delivery_due_index',
  expression:
    "create index webhook_delivery_due_index on webhook_delivery (endpoint_id, due_at, id) where state in ('waiting', 'sending')",
})
@Index({
  name: 'webhook_delivery_sending_index',
  expression: "create index webhook_delivery_sending_index on webhook_delivery (endpoint_id) where state = 'sending'",
})
@Index({
  name: 'webhook_delivery_stock_unique',
  expression:
    "create unique index webhook_delivery_stock_unique on webhook_delivery (endpoint_id) where event = 'stock.changed' and state = 'waiting'",
})
export class WebhookDelivery {
  /** Also the id of the message (`webhook-id`), the same at every attempt. */
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => WebhookEndpoint, fieldName: 'endpoint_id', mapToPk: true, deleteRule: 'cascade' })
  endpointId!: number;

  /** Of what has happened in the house. Null: changes of stock, and tests. */
  @Property({ type: 'uuid', nullable: true })
  eventId: string | null = null;

  @Property({ type: 'text' })
  event!: WebhookEvent;

  @Property({ type: 'datetime' })
  occurredAt!: Date;

  /** The body, as it is signed. */
  @Property({ type: 'text' })
  payload!: string;

  @Property({ type: 'text', default: DeliveryState.WAITING })
  state: DeliveryState & Opt = DeliveryState.WAITING;

  /** Attempts since it was written or last put back, the current one included. */
  @Property({ type: 'smallint', default: 0 })
  tries: number & Opt = 0;

  /** When it is to be sent; of one on its way, when its attempt counts as lost. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt: Date & Opt = new Date();
}
