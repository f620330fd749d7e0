import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.ts';
import type { DeliveryRow } from './find-deliveries.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

@ObjectType('WebhookDeliveryPage', { simpleResolvers: true, description: 'One page of deliveries.' })
export class WebhookDeliveryPage {
  @Field(() => [WebhookDelivery], { description: 'Deliveries on this page.' }) items!: readonly DeliveryRow[];
  @Field(() => Int, { description: 'Number of matching deliveries, counted up to 10,001. Counted only if requested.' })
  total!: number;
  @Field(() => Int, { description: 'Page number, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size. The last page may have fewer deliveries.' }) size!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `retryWebhookDelivery`.' })
export class RetryWebhookDeliveryPayload {
  @Field(() => WebhookDelivery, { description: 'The updated delivery.' }) delivery!: DeliveryRow;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `sendTestWebhook`.' })
export class SendTestWebhookPayload {
  @Field(() => WebhookDelivery, { description: 'The test delivery. Its only attempt contains the response.' })
  delivery!: DeliveryRow;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `replayWebhooks`.' })
export class ReplayWebhooksPayload {
  @Field(() => WebhookEndpoint, { description: 'The endpoint.' }) endpoint!: WebhookEndpoint;
  @Field(() => Int, { description: 'Number of messages queued to be sent again.' }) count!: number;
}
