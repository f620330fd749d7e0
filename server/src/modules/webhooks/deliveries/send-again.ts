import { sql } from 'kysely';
import { conflict } from '../../../kernel/errors/errors.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { anyOf, now } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { lockEndpoint, webhookRule } from '../endpoints/own-endpoint.ts';
import type { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity.ts';
import { WebhookEvent } from '../events/webhook-event.ts';
import { ReplayWebhooksInput, RetryWebhookDeliveryInput } from './delivery.inputs.ts';
import { type DeliveryRow } from './delivery-row.ts';
import { DeliveryState } from './delivery-state.ts';
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
  async (ctx, { endpointId, since, events }): Promise<{ endpoint: WebhookEndpoint; count: number }> => {
    const endpoint = await lockEndpoint(ctx, endpointId, 'endpointId');
    refuseDisabled(endpoint, 'endpointId');
    const { numUpdatedRows } = await queryIn(ctx.em)
      .updateTable('webhook_delivery as d')
      .set(anew)
      .where('d.endpoint_id', '=', endpointId)
      .where(sql<boolean>`d.occurred_at >= ${since}`)
      .where('d.event', 'not in', [WebhookEvent.STOCK_CHANGED, WebhookEvent.TEST])
      .where('d.state', '!=', DeliveryState.SENDING)
      .$if(events != null, (all) => all.where('d.event', '=', anyOf(events ?? [])))
      .executeTakeFirstOrThrow();
    const count = Number(numUpdatedRows);
    await haveSent(ctx.services.jobs, ctx.em, count);
    return { endpoint, count };
  },
);
