import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { DeliveryState } from '../delivery-state.ts';
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.ts';
import { WebhookEvent } from '../events/webhook-event.ts';

/** One message to one endpoint. */
@ObjectType({
  simpleResolvers: true,
  description: 'One message to one endpoint. Kept for 30 days; changes of stock that were taken, for a day.',
})
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
  @Field(() => ID, { description: 'The id of the message, `webhook-id`: the same at every attempt.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Field(() => ID, { description: 'Where it goes.' })
  @ManyToOne({ entity: () => WebhookEndpoint, fieldName: 'endpoint_id', mapToPk: true, deleteRule: 'cascade' })
  endpointId!: number;

  /** Of what has happened in the house. Null: changes of stock, and tests. */
  @Property({ type: 'uuid', nullable: true })
  eventId: string | null = null;

  @Field(() => WebhookEvent, { description: 'What it tells of.' })
  @Property({ type: 'text' })
  event!: WebhookEvent;

  @Field(() => DateTimeScalar, { description: 'When that happened.' })
  @Property({ type: 'datetime' })
  occurredAt!: Date;

  @Field(() => String, { description: 'The body of the message, JSON, as it is signed.' })
  @Property({ type: 'text' })
  payload!: string;

  @Field(() => DeliveryState, { description: 'How it stands.' })
  @Property({ type: 'text', default: DeliveryState.WAITING })
  state: DeliveryState & Opt = DeliveryState.WAITING;

  /** Attempts since it was written or last put back, the current one included. */
  @Property({ type: 'smallint', default: 0 })
  tries: number & Opt = 0;

  /** When it is to be sent; of one on its way, when its attempt counts as lost. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt: Date & Opt = new Date();
}
