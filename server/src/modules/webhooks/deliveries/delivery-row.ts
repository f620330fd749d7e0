import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { deepestRow, type Slice } from '../../../kernel/input/page.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf, type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { conditionsOn, queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import type { WebhookEvent } from '../events/webhook-event.ts';

/** A delivery as it is read. */
export interface DeliveryRow {
  readonly id: string;
  readonly endpointId: number;
  readonly event: WebhookEvent;
  readonly occurredAt: string;
  readonly state: DeliveryState;
  readonly payload: string;
  /** Null: it is not sent again by itself. */
  readonly nextAttemptAt: string | null;
}

/** An attempt as it is read. */
export interface AttemptRow {
  readonly number: number;
  readonly at: string;
  readonly durationMs: number;
  readonly status: number | null;
  readonly answer: string | null;
  readonly failure: string | null;
}

/** Conditions on the delivery `d`. */
export const delivery = conditionsOn('webhook_delivery', 'd');

/** Deliveries that a condition holds for, the newest first. */
export const readDeliveries = (em: EntityManager, where: Condition, { limit, offset }: Slice): Promise<DeliveryRow[]> =>
  queryIn(em, { type: 'write' })
    .selectFrom('webhook_delivery as d')
    .select(['d.id', 'd.endpoint_id as endpointId', 'd.event', 'd.occurred_at as occurredAt', 'd.state', 'd.payload'])
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

/** How many there are, as far as pages reach: one more says that there are others. */
export async function countDeliveries(em: EntityManager, where: Condition): Promise<number> {
  const reached = delivery
    .selectFrom('webhook_delivery as d')
    .select('d.id')
    .where(where)
    .limit(deepestRow + 1);
  const counted = queryIn(em).selectFrom(reached.as('r')).select(rowCount.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** Attempts of one delivery that are told. */
const mostAttempts = 20;

/** The latest attempts of deliveries, the oldest of them first. */
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
            .limit(mostAttempts)
            .as('a'),
        (join) => join.onTrue(),
      )
      .select(['d.id', 'a.number', 'a.at', 'a.duration_ms as durationMs', 'a.status', 'a.answer', 'a.failure'])
      .where('d.id', '=', anyOf(ids))
      .orderBy('d.id')
      .orderBy('a.number')
      .execute();
    const found = new Map<string, AttemptRow[]>();
    for (const { id, ...attempt } of rows) found.set(id, [...(found.get(id) ?? []), attempt]);
    return found;
  },
);

/** The latest attempts of a delivery, the oldest of them first. */
export const attemptsOf = async (ctx: RequestContext, { id }: DeliveryRow): Promise<readonly AttemptRow[]> =>
  (await attemptsByDelivery(ctx, id)) ?? [];
