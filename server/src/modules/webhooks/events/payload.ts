import type { EventData } from './told-events.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** The body of a message, as it is signed and sent: type, moment and data, as Standard Webhooks has them. */
export const payloadOf = (event: WebhookEvent, occurredAt: Date | string, data: EventData): string =>
  JSON.stringify({ type: event, timestamp: new Date(occurredAt).toISOString(), data });
