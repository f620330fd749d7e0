import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { DeliveryState } from '../delivery-state.ts';
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.ts';
import { WebhookEvent } from '../events/webhook-event.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Message to an endpoint. Deleted after 30 days; delivered stock changes after one day.',
})
@Entity({ tableName: 'webhook_delivery' })
@Check({
  name: 'webhook_delivery_state_check',
  expression: "state in ('waiting', 'sending', 'delivered', 'failed', 'skipped')",
})
// Unique, so that each event is stored once per endpoint, even if the job is retried.
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
  @Field(() => ID, { description: 'Message ID, sent as `webhook-id`. It is the same for each attempt.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Field(() => ID, { description: 'Endpoint ID.' })
  @ManyToOne({ entity: () => WebhookEndpoint, fieldName: 'endpoint_id', mapToPk: true, deleteRule: 'cascade' })
  endpointId!: number;

  /** ID of the event. Null for stock changes and tests. */
  @Property({ type: 'uuid', nullable: true })
  eventId: string | null = null;

  @Field(() => WebhookEvent, { description: 'Event of the message.' })
  @Property({ type: 'text' })
  event!: WebhookEvent;

  @Field(() => DateTimeScalar, { description: 'Time of the event.' })
  @Property({ type: 'datetime' })
  occurredAt!: Date;

  @Field(() => String, { description: 'Signed body of the message, as JSON.' })
  @Property({ type: 'text' })
  payload!: string;

  @Field(() => DeliveryState, { description: 'State of the delivery.' })
  @Property({ type: 'text', default: DeliveryState.WAITING })
  state: DeliveryState & Opt = DeliveryState.WAITING;

  /** Number of attempts since the message was created or last retried, including the current one. */
  @Property({ type: 'smallint', default: 0 })
  tries: number & Opt = 0;

  /** Time of the next attempt. While an attempt is in progress, the time at which its lease expires. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt: Date & Opt = new Date();
}
