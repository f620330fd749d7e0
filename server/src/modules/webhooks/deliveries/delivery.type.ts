import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.ts';
import type { DeliveryRow } from './find-deliveries.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

@ObjectType('WebhookDeliveryPage', { simpleResolvers: true, description: 'One page of deliveries.' })
export class WebhookDeliveryPage {
  @Field(() => [WebhookDelivery], { description: 'Deliveries of the page.' }) items!: readonly DeliveryRow[];
  @Field(() => Int, { description: 'All that match, counted up to 10,001. Counted only when asked for.' })
  total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of retryWebhookDelivery.' })
export class RetryWebhookDeliveryPayload {
  @Field(() => WebhookDelivery, { description: 'The delivery as it is now.' }) delivery!: DeliveryRow;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of sendTestWebhook.' })
export class SendTestWebhookPayload {
  @Field(() => WebhookDelivery, { description: 'The test delivery. Its only attempt has the response.' })
  delivery!: DeliveryRow;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of replayWebhooks.' })
export class ReplayWebhooksPayload {
  @Field(() => WebhookEndpoint, { description: 'The endpoint.' }) endpoint!: WebhookEndpoint;
  @Field(() => Int, { description: 'Number of messages that are sent again.' }) count!: number;
}
