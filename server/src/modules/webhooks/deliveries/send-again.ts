import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { conflict } from '../../../kernel/errors/errors.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { anyOf, now } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import { lockEndpoint, webhookRule } from '../endpoints/own-endpoint.ts';
import type { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.ts';
import { subscribedEvents, WebhookEvent } from '../events/webhook-event.ts';
import { ReplayWebhooksInput, RetryWebhookDeliveryInput } from './delivery.inputs.ts';
import { type DeliveryRow } from './delivery-row.ts';
import { readDelivery } from './find-deliveries.ts';
import { haveSent } from './have-sent.ts';

function refuseDisabled({ disabledAt }: WebhookEndpoint, path: string): void {
  if (disabledAt === null) return;
  throw conflict(path, 'cannot be sent anything: it is disabled', 'This endpoint is disabled. Enable it first.');
}

/** What is sent again: as if for the first time, now. */
const anew = { state: DeliveryState.WAITING, tries: 0, due_at: now } as const;

/**
 * Sends a message once more, now, under the id that it has: one that waits does so no longer. Throws ITEM_NOT_FOUND, and
 * INVALID_REQUEST as a conflict while it is on its way, or where its endpoint is disabled.
 */
export const retryDelivery = command(
  webhookRule,
  RetryWebhookDeliveryInput,
  async (ctx, { id }): Promise<DeliveryRow> => {
    const { endpointId, event } = await readDelivery(ctx, id);
    refuseDisabled(await lockEndpoint(ctx, endpointId), 'id');
    if (event === WebhookEvent.STOCK_CHANGED || event === WebhookEvent.TEST) {
      throw conflict('id', 'tells of nothing that has to be heard later', saysNothing);
    }
    const { numUpdatedRows } = await queryIn(ctx.em)
      .updateTable('webhook_delivery')
      .set(anew)
      .where('id', '=', id)
      .where('state', '!=', DeliveryState.SENDING)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n)
      throw conflict('id', 'is on its way', 'This message is on its way. Look again in a moment.');
    await haveSent(ctx.services.jobs, ctx.em, 1);
    return readDelivery(ctx, id);
  },
);

const saysNothing =
  'Tests, and changes of stock, are not sent again. Send a new test; for stock, pull the feed from your cursor.';

/**
 * Sends again what has happened since a moment, taken or not, under the ids that it had: whoever has lost their books asks
 * for it, and knows by the ids what they have. Changes of stock are left out, since the feed tells of them. Throws
 * ITEM_NOT_FOUND, and INVALID_REQUEST as a conflict where the endpoint is disabled.
 */
export const replay = command(
  webhookRule,
  ReplayWebhooksInput,
  async (ctx, { endpointId, since, events: chosen }): Promise<{ endpoint: WebhookEndpoint; count: number }> => {
    const endpoint = await lockEndpoint(ctx, endpointId, 'endpointId');
    refuseDisabled(endpoint, 'endpointId');
    const events = chosen ?? subscribedEvents;
    const count = await putBack(ctx.em, endpointId, {
      since,
      events: events.filter((event) => event !== WebhookEvent.STOCK_CHANGED),
    });
    await haveSent(ctx.services.jobs, ctx.em, count);
    return { endpoint, count };
  },
);

interface Replayed {
  readonly since: Date;
  readonly events: readonly WebhookEvent[];
}

/** So many are put back by one statement, which has to be done within some seconds. */
const atOnce = 2_000;

/** Has what has happened since a moment be sent anew, the oldest first, but for what is on its way. Answers how many. */
async function putBack(em: EntityManager, endpointId: number, { since, events }: Replayed): Promise<number> {
  let count = 0;
  let last = { occurredAt: since.toISOString(), id: '00000000-0000-0000-0000-000000000000' };
  for (let isMore = true; isMore; ) {
    const found = await queryIn(em)
      .selectFrom('webhook_delivery as d')
      .select(['d.id', 'd.occurred_at as occurredAt'])
      .where('d.endpoint_id', '=', endpointId)
      .where(sql<boolean>`(d.occurred_at, d.id) > (${last.occurredAt}::timestamptz, ${last.id}::uuid)`)
      .where('d.event', '=', anyOf(events))
      .orderBy('d.occurred_at')
      .orderBy('d.id')
      .limit(atOnce)
      .execute();
    const { numUpdatedRows } = await queryIn(em)
      .updateTable('webhook_delivery as d')
      .set(anew)
      .where('d.id', '=', anyOf(found.map(({ id }) => id)))
      .where('d.state', '!=', DeliveryState.SENDING)
      .executeTakeFirstOrThrow();
    count += Number(numUpdatedRows);
    last = found.at(-1) ?? last;
    isMore = found.length === atOnce;
  }
  return count;
}
