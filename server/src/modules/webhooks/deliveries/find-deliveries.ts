import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { type Page, pageOf } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { anyOf, type Condition } from '../../../platform/database/statements/statements.ts';
import { requireEndpoint, seesEndpoint, webhookRule } from '../endpoints/own-endpoint.ts';
import { WebhookDeliveriesQuery, type WebhookDeliveryFilter, WebhookDeliveryQuery } from './delivery.inputs.ts';
import { countDeliveries, type DeliveryRow, delivery, readDeliveries } from './delivery-row.ts';

function deliveriesThat(endpointId: number, { states, events, occurredAt }: WebhookDeliveryFilter): Condition {
  const conditions: Condition[] = [delivery('d.endpoint_id', '=', endpointId)];
  if (states) conditions.push(delivery('d.state', '=', anyOf(states)));
  if (events) conditions.push(delivery('d.event', '=', anyOf(events)));
  if (occurredAt?.min) conditions.push(sql<boolean>`d.occurred_at >= ${occurredAt.min}`);
  if (occurredAt?.max) conditions.push(sql<boolean>`d.occurred_at <= ${occurredAt.max}`);
  return delivery.and(conditions);
}

/** One page of the deliveries of an endpoint, the newest first. Throws ITEM_NOT_FOUND. */
export const pageDeliveries = query(
  webhookRule,
  WebhookDeliveriesQuery,
  async (ctx, { endpointId, filter, page }): Promise<Page<DeliveryRow>> => {
    await requireEndpoint(ctx, endpointId, 'endpointId');
    const where = deliveriesThat(endpointId, filter ?? {});
    return pageOf(
      page,
      (slice) => readDeliveries(ctx.em, where, slice),
      () => countDeliveries(ctx.em, where),
    );
  },
);

/** A delivery to an endpoint of the caller's, or to any for an administrator. Throws ITEM_NOT_FOUND. */
export async function readDelivery(ctx: RequestContext, id: string): Promise<DeliveryRow> {
  const isTheirs = sql<boolean>`exists (select from webhook_endpoint e
    where e.id = d.endpoint_id and ${seesEndpoint(ctx)})`;
  const where = delivery.and([delivery('d.id', '=', id), isTheirs]);
  const [found] = await readDeliveries(ctx.em, where, { limit: 1, offset: 0 });
  if (found) return found;
  throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'is no webhook delivery of yours' }] });
}

/** One delivery. Throws ITEM_NOT_FOUND. */
export const findDelivery = query(webhookRule, WebhookDeliveryQuery, (ctx, { id }) => readDelivery(ctx, id));
