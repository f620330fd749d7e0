import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { DeliveryState } from '../delivery-state.ts';
import { WebhookEndpointType } from '../endpoints/endpoint.type.ts';
import type { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.ts';
import { WebhookEvent } from '../events/webhook-event.ts';
import type { DeliveryRow } from './find-deliveries.ts';

@ObjectType('WebhookAttempt', {
  simpleResolvers: true,
  description: 'One attempt to deliver a message, and what was answered.',
})
export class WebhookAttemptType {
  @Field(() => Int, { description: 'Counted from 1.' }) number!: number;
  @Field(() => DateTimeScalar, { description: 'When it began: `webhook-timestamp`.' }) at!: string;
  @Field(() => Int, { description: 'How long it took, in milliseconds.' }) durationMs!: number;
  @Field(() => Int, { nullable: true, description: 'HTTP status of the answer; null: there was none.' })
  status!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The first 2,000 bytes of the answer, as UTF-8; null: there was none.',
  })
  answer!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it counts as failed, for people; null: it was taken.' })
  failure!: string | null;
}

@ObjectType('WebhookDelivery', {
  simpleResolvers: true,
  description: 'One message to one endpoint. Kept for 30 days; changes of stock that were taken, for a day.',
})
export class WebhookDeliveryType {
  @Field(() => ID, { description: 'The id of the message, `webhook-id`: the same at every attempt.' }) id!: string;
  @Field(() => ID, { description: 'Where it goes.' }) endpointId!: number;
  @Field(() => WebhookEvent, { description: 'What it tells of.' }) event!: WebhookEvent;
  @Field(() => DateTimeScalar, { description: 'When that happened.' }) occurredAt!: string;
  @Field(() => DeliveryState, { description: 'How it stands.' }) state!: DeliveryState;
  @Field(() => String, { description: 'The body of the message, JSON, as it is signed.' }) payload!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is sent, or sent again; null: it is not.' })
  nextAttemptAt!: string | null;
}

@ObjectType('WebhookDeliveryPage', { simpleResolvers: true, description: 'One page of deliveries.' })
export class WebhookDeliveryPage {
  @Field(() => [WebhookDeliveryType], { description: 'Its deliveries.' }) items!: readonly DeliveryRow[];
  @Field(() => Int, { description: 'All that match, counted up to 10,001. Counted only when asked for.' })
  total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of retryWebhookDelivery.' })
export class RetryWebhookDeliveryPayload {
  @Field(() => WebhookDeliveryType, { description: 'As it is now.' }) delivery!: DeliveryRow;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of sendTestWebhook.' })
export class SendTestWebhookPayload {
  @Field(() => WebhookDeliveryType, { description: 'The test; its only attempt says what was answered.' })
  delivery!: DeliveryRow;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of replayWebhooks.' })
export class ReplayWebhooksPayload {
  @Field(() => WebhookEndpointType, { description: 'To which they are sent.' }) endpoint!: WebhookEndpoint;
  @Field(() => Int, { description: 'How many messages are sent again.' }) count!: number;
}
