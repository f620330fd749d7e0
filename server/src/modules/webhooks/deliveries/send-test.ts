import { randomUUID } from 'node:crypto';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import { over } from '../../../kernel/use-cases/context.ts';
import { bulkCommand } from '../../../kernel/use-cases/use-case.ts';
import { queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import { lockEndpoint, webhookRule } from '../endpoints/own-endpoint.ts';
import { payloadOf } from '../events/payload.ts';
import { WebhookEvent } from '../events/webhook-event.ts';
import { leaseEnd, previousSecret } from './claim-delivery.ts';
import { SendTestWebhookInput } from './delivery.inputs.ts';
import type { DeliveryRow } from './delivery-row.ts';
import { readDelivery } from './find-deliveries.ts';
import { makeAttempt } from './make-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * Sends a message that tells of nothing, once, now, to an endpoint that may be disabled, and answers what became of it. It
 * is no transaction: none stays open while the endpoint is asked. Throws ITEM_NOT_FOUND, and 429 for too many.
 */
export const sendTest = bulkCommand(
  webhookRule,
  SendTestWebhookInput,
  async (ctx, { endpointId }): Promise<DeliveryRow> => {
    const { em, services, request } = ctx;
    await services.rateLimits.consume('testWebhook', { ip: request.ip, email: `user ${actorOf(ctx).id}` });
    const id = randomUUID();
    const event = WebhookEvent.TEST;
    const occurredAt = new Date();
    const payload = payloadOf(event, occurredAt, {});
    const claimed = await em.fork().transactional(async (tx) => {
      const { url } = await lockEndpoint(over(tx, ctx), endpointId, 'endpointId');
      const db = queryIn(tx);
      const written = { id, endpoint_id: endpointId, event, occurred_at: occurredAt, payload };
      await db
        .insertInto('webhook_delivery')
        .values({ ...written, state: DeliveryState.SENDING, tries: 1, due_at: leaseEnd })
        .execute();
      const { secret, previous } = await db
        .selectFrom('webhook_endpoint as e')
        .select(['e.secret', previousSecret.as('previous')])
        .where('e.id', '=', endpointId)
        .executeTakeFirstOrThrow();
      const secrets = previous === null ? [secret] : [secret, previous];
      return { id, endpointId, event, payload, tries: 1, url, secrets };
    });
    await settleAttempt({ em: em.fork(), services }, claimed, await makeAttempt(services, claimed));
    return readDelivery(ctx, id);
  },
);
