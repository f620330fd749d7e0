// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { WebhookAttempt } from '../../src/modules/webhooks/deliveries/webhook-attempt.entity.ts';
import type { WebhookDelivery } from '../../src/modules/webhooks/deliveries/webhook-delivery.entity.ts';
import type { WebhookEndpoint } from '../../src/modules/webhooks/endpoints/webhook-endpoint.entity.ts';

export interface WebhooksTables {
  webhook_attempt: TableOf<{
    delivery_id: 'uuid';
    number: 'int';
    at: 'timestamptz';
    duration_ms: 'int';
    status: 'smallint null';
    answer: 'text null';
    failure: 'text null';
  }, WebhookAttempt>;
  webhook_delivery: TableOf<{
    id: 'uuid default';
    endpoint_id: 'int';
    event_id: 'uuid null';
    event: 'text';
    occurred_at: 'timestamptz';
    payload: 'text';
    state: 'text default';
    tries: 'smallint default';
    due_at: 'timestamptz default';
  }, WebhookDelivery>;
  webhook_endpoint: TableOf<{
    id: 'int default';
    user_id: 'int';
    is_test: 'boolean default';
    url: 'text';
    description: 'text null';
    events: 'text[]';
    stock_types: 'text[] default';
    secret: 'text';
    previous_secret: 'text null';
    previous_until: 'timestamptz null';
    disabled_at: 'timestamptz null';
    disabled_reason: 'text null';
    failing_since: 'timestamptz null';
    last_failed_at: 'timestamptz null';
    last_delivered_at: 'timestamptz null';
    stock_sent_at: 'timestamptz null';
    concurrency: 'smallint default';
    created_at: 'timestamptz default';
    version: 'int default';
  }, WebhookEndpoint>;
}
