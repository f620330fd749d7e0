import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { deepestRow, type Page, pageOf, type Slice } from '../../../kernel/input/page.ts';
import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { rowColumns } from '../../../platform/database/statements/entity-rows.ts';
import { anyOf, type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { conditionsOn, queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import { canAccessEndpoint, requireEndpoint, webhookRule } from '../endpoints/own-endpoint.ts';
import { WebhookDeliveriesQuery, type WebhookDeliveryFilter, WebhookDeliveryQuery } from './delivery.inputs.ts';
import { WebhookAttempt } from './webhook-attempt.entity.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

export interface DeliveryRow extends RowOf<WebhookDelivery> {
  /** Null if no further attempt is scheduled. */
  readonly nextAttemptAt: string | null;
}

export type AttemptRow = RowOf<WebhookAttempt>;

const delivery = conditionsOn('webhook_delivery', 'd');

const readDeliveries = (em: EntityManager, where: Condition, { limit, offset }: Slice): Promise<DeliveryRow[]> =>
  queryIn(em, { type: 'write' })
    .selectFrom('webhook_delivery as d')
    .select(rowColumns(em, WebhookDelivery, 'd'))
    .select(
      sql<string | null>`case when d.state = ${DeliveryState.WAITING} then greatest(d.due_at, now()) end`.as(
        'nextAttemptAt',
      ),
    )
    .where(where)
    .orderBy('d.occurred_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Counts deliveries. Stops at one more than the number that can be paged through. */
async function countDeliveries(em: EntityManager, where: Condition): Promise<number> {
  const limited = delivery
    .selectFrom('webhook_delivery as d')
    .select('d.id')
    .where(where)
    .limit(deepestRow + 1);
  const total = queryIn(em).selectFrom(limited.as('r')).select(rowCount.as('count'));
  return (await total.executeTakeFirstOrThrow()).count;
}

/** Maximum number of attempts returned per delivery. */
const maxAttempts = 20;

/** Loads the latest attempts of several deliveries in one query, oldest first. */
const attemptsByDelivery = batch(
  async ({ em }: RequestContext, ids: readonly string[]): Promise<Map<string, AttemptRow[]>> => {
    const rows = await queryIn(em, { type: 'write' })
      .selectFrom('webhook_delivery as d')
      .innerJoinLateral(
        (of) =>
          of
            .selectFrom('webhook_attempt as w')
            .selectAll()
            .whereRef('w.delivery_id', '=', 'd.id')
            .orderBy('w.number', 'desc')
            .limit(maxAttempts)
            .as('a'),
        (join) => join.onTrue(),
      )
      .select(rowColumns(em, WebhookAttempt, 'a'))
      .where('d.id', '=', anyOf(ids))
      .orderBy('d.id')
      .orderBy('a.number')
      .execute();
    return Map.groupBy(rows, ({ deliveryId }) => deliveryId);
  },
);

/** Returns the latest attempts of a delivery, oldest first. */
export const attemptsOf = async (ctx: RequestContext, { id }: DeliveryRow): Promise<readonly AttemptRow[]> =>
  (await attemptsByDelivery(ctx, id)) ?? [];

function deliveriesThat(endpointId: number, { states, events, occurredAt }: WebhookDeliveryFilter): Condition {
  const conditions: Condition[] = [delivery('d.endpoint_id', '=', endpointId)];
  if (states) conditions.push(delivery('d.state', '=', anyOf(states)));
  if (events) conditions.push(delivery('d.event', '=', anyOf(events)));
  if (occurredAt?.min) conditions.push(sql<boolean>`d.occurred_at >= ${occurredAt.min}`);
  if (occurredAt?.max) conditions.push(sql<boolean>`d.occurred_at <= ${occurredAt.max}`);
  return delivery.and(conditions);
}

/** Returns one page of an endpoint's deliveries, newest first. Throws ITEM_NOT_FOUND. */
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

/**
 * Returns a delivery to one of the caller's endpoints. Administrators can read deliveries to any endpoint. Throws
 * ITEM_NOT_FOUND.
 */
export async function readDelivery(ctx: RequestContext, id: string): Promise<DeliveryRow> {
  const isAccessible = sql<boolean>`exists (select from webhook_endpoint e
    where e.id = d.endpoint_id and ${canAccessEndpoint(ctx)})`;
  const where = delivery.and([delivery('d.id', '=', id), isAccessible]);
  const [row] = await readDeliveries(ctx.em, where, { limit: 1, offset: 0 });
  if (row) return row;
  throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'is not one of your webhook deliveries' }] });
}

export const findDelivery = query(webhookRule, WebhookDeliveryQuery, (ctx, { id }) => readDelivery(ctx, id));
