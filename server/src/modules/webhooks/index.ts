import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { WebhookDeliveryPage } from './deliveries/delivery.type.ts';
import { sendDeliveries } from './deliveries/send-deliveries.job.ts';
import { deleteExpiredDeliveries, watchDeliveries } from './deliveries/watch-deliveries.job.ts';
import { WebhookAttempt } from './deliveries/webhook-attempt.entity.ts';
import { WebhookDelivery } from './deliveries/webhook-delivery.entity.ts';
import { webhookSubscriber } from './deliveries/webhook-subscriber.ts';
import { WebhookEndpoint } from './endpoints/webhook-endpoint.entity.ts';
import { WebhooksResolver } from './webhooks.resolver.ts';

export {
  fastSeconds,
  maxAttempts,
  maxConcurrency,
  minConcurrency,
  ownerConcurrency,
  retrySchedule,
  retryScheduleText,
  retrySpread,
} from './deliveries/delivery-pace.ts';
export { retentionDays as deliveryDays } from './deliveries/watch-deliveries.job.ts';
export { maxEndpoints } from './endpoints/change-endpoints.ts';
export {
  enqueueStockChangedDeliveries,
  type StockWatch,
  watchStock,
} from './stock/enqueue-stock-changes.ts';

export const webhooksModule = defineModule({
  entities: [WebhookEndpoint, WebhookDelivery, WebhookAttempt],
  resolvers: [WebhooksResolver, pageFields(WebhookDeliveryPage)],
  jobs: [sendDeliveries, watchDeliveries, deleteExpiredDeliveries],
  subscribers: [webhookSubscriber],
  sealedColumns: [
    { table: 'webhook_endpoint', column: 'secret' },
    { table: 'webhook_endpoint', column: 'previous_secret' },
  ],
});
