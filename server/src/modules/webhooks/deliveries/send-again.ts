import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { conflict } from '../../../kernel/errors/errors.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import { over } from '../../../kernel/use-cases/context.ts';
import { bulkCommand, command } from '../../../kernel/use-cases/use-case.ts';
import { anyOf, now } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import { lockEndpoint, webhookRule } from '../endpoints/own-endpoint.ts';
import type { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.ts';
import { subscribedEvents, WebhookEvent } from '../events/webhook-event.ts';
import { payloadOf } from '../events/webhook-event-mapping.ts';
import { leaseEnd, previousSecret } from './claim-delivery.ts';
import { ReplayWebhooksInput, RetryWebhookDeliveryInput, SendTestWebhookInput } from './delivery.inputs.ts';
import { enqueueSendJobs } from './enqueue-send-jobs.ts';
import { type DeliveryRow, readDelivery } from './find-deliveries.ts';
import { makeAttempt, settleAttempt } from './settle-attempt.ts';

function refuseDisabled({ disabledAt }: WebhookEndpoint, path: string): void {
  if (disabledAt === null) return;
  throw conflict(path, 'is disabled', 'This endpoint is disabled. Enable it first.');
}

/** Column values of a delivery that is queued again. */
const resetFields = { state: DeliveryState.WAITING, tries: 0, due_at: now } as const;

/**
 * Resends a message immediately, with the same ID. A scheduled retry is sent now instead. Throws ITEM_NOT_FOUND.
 * Throws INVALID_REQUEST 409 if the message is being sent or its endpoint is disabled.
 */
export const retryDelivery = command(
  webhookRule,
  RetryWebhookDeliveryInput,
  async (ctx, { id }): Promise<DeliveryRow> => {
    const { endpointId, event } = await readDelivery(ctx, id);
    refuseDisabled(await lockEndpoint(ctx, endpointId), 'id');
    if (event === WebhookEvent.STOCK_CHANGED || event === WebhookEvent.TEST) {
      throw conflict('id', 'is a test or a stock change: these messages are not sent again', notSentAgainText);
    }
    const { numUpdatedRows } = await queryIn(ctx.em)
      .updateTable('webhook_delivery')
      .set(resetFields)
      .where('id', '=', id)
      .where('state', '!=', DeliveryState.SENDING)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n)
      throw conflict('id', 'is being sent', 'This message is being sent. Try again in a moment.');
    await enqueueSendJobs(ctx.services.jobs, ctx.em, 1);
    return readDelivery(ctx, id);
  },
);

const notSentAgainText =
  'Tests and stock changes are not sent again. Send a new test. For stock, read the feed from your cursor.';

/**
 * Resends all events since a given time. Message IDs stay the same, so that receivers can skip duplicates. Stock
 * changes are excluded, because the feed contains them. Throws ITEM_NOT_FOUND, and INVALID_REQUEST 409 if the
 * endpoint is disabled.
 */
export const replay = command(
  webhookRule,
  ReplayWebhooksInput,
  async (
    ctx,
    { endpointId, since, events: requestedEvents },
  ): Promise<{ endpoint: WebhookEndpoint; count: number }> => {
    const endpoint = await lockEndpoint(ctx, endpointId, 'endpointId');
    refuseDisabled(endpoint, 'endpointId');
    const events = requestedEvents ?? subscribedEvents;
    const count = await requeue(ctx.em, endpointId, {
      since,
      events: events.filter((event) => event !== WebhookEvent.STOCK_CHANGED),
    });
    await enqueueSendJobs(ctx.services.jobs, ctx.em, count);
    return { endpoint, count };
  },
);

interface Replayed {
  readonly since: Date;
  readonly events: readonly WebhookEvent[];
}

/** Number of rows updated per statement. Limits each statement to a few seconds. */
const batchSize = 2_000;

/**
 * Requeues the events since a given time, oldest first. Skips events that are being sent. Returns the number of
 * queued events.
 */
async function requeue(em: EntityManager, endpointId: number, { since, events }: Replayed): Promise<number> {
  let count = 0;
  let last = { occurredAt: since.toISOString(), id: '00000000-0000-0000-0000-000000000000' };
  for (let isMore = true; isMore; ) {
    const rows = await queryIn(em)
      .selectFrom('webhook_delivery as d')
      .select(['d.id', 'd.occurred_at as occurredAt'])
      .where('d.endpoint_id', '=', endpointId)
      .where(sql<boolean>`(d.occurred_at, d.id) > (${last.occurredAt}::timestamptz, ${last.id}::uuid)`)
      .where('d.event', '=', anyOf(events))
      .orderBy('d.occurred_at')
      .orderBy('d.id')
      .limit(batchSize)
      .execute();
    const { numUpdatedRows } = await queryIn(em)
      .updateTable('webhook_delivery as d')
      .set(resetFields)
      .where('d.id', '=', anyOf(rows.map(({ id }) => id)))
      .where('d.state', '!=', DeliveryState.SENDING)
      .executeTakeFirstOrThrow();
    count += Number(numUpdatedRows);
    last = rows.at(-1) ?? last;
    isMore = rows.length === batchSize;
  }
  return count;
}

/**
 * Sends a test message once, immediately, and returns the result. Disabled endpoints can be tested too. Runs outside
 * a transaction, so that no transaction is open during the request. Throws ITEM_NOT_FOUND and RATE_LIMITED.
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
      const deliveryFields = { id, endpoint_id: endpointId, event, occurred_at: occurredAt, payload };
      await db
        .insertInto('webhook_delivery')
        .values({ ...deliveryFields, state: DeliveryState.SENDING, tries: 1, due_at: leaseEnd })
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
