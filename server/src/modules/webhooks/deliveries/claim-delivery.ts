import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts';
import { isActiveAccount } from '../../accounts/visibility/index.ts';
import { columnsOf, queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import { WebhookEvent } from '../events/webhook-event.ts';
import { leaseSeconds, ownerConcurrency } from './delivery-pace.ts';

/** Delivery that no other process may send until the lease expires. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly endpointId: number;
  readonly event: WebhookEvent;
  readonly payload: string;
  /** Number of attempts, including the current one. */
  readonly tries: number;
  readonly url: string;
  /** Encrypted signing secrets: the current secret, followed by the previous secret while it is valid. */
  readonly secrets: readonly string[];
}

const d = columnsOf('webhook_delivery', 'd');
const e = columnsOf('webhook_endpoint', 'e');

/** SQL condition: the delivery `d` is waiting or being sent. Must match the condition of a partial index. */
const isUnsettled = sql<boolean>`${d('state')} in (${sql.lit(DeliveryState.WAITING)}, ${sql.lit(DeliveryState.SENDING)})`;
const isDue = sql<boolean>`${isUnsettled} and ${d('due_at')} <= now()`;
const isInFlight = sql<boolean>`${d('state')} = ${sql.lit(DeliveryState.SENDING)} and ${d('due_at')} > now()`;

/** SQL for the previous secret of the endpoint `e`. Null if it is no longer valid. */
export const previousSecret = sql<
  string | null
>`case when ${e('previous_until')} > now() then ${e('previous_secret')} end`;

/** SQL for the time at which an attempt that starts now is considered lost. */
export const leaseEnd = sql<string>`now() + make_interval(secs => ${leaseSeconds})`;

/**
 * SQL for the next delivery to send. Owners with the fewest requests in flight come first, then the deliveries that
 * have waited the longest. A slow endpoint therefore delays only its owner's messages. The query reads one row per
 * endpoint with unsettled deliveries, regardless of the number of deliveries.
 */
const nextDelivery = sql<DueDelivery>`
  with recursive waited as (
    (select ${d('endpoint_id')} as endpoint_id from webhook_delivery d
      where ${isUnsettled} order by ${d('endpoint_id')} limit 1)
    union all
    select next.endpoint_id from waited cross join lateral (
      select ${d('endpoint_id')} as endpoint_id from webhook_delivery d
      where ${isUnsettled} and ${d('endpoint_id')} > waited.endpoint_id order by ${d('endpoint_id')} limit 1
    ) next
  ), lane as (
    select ${e('id')} as endpoint_id, ${e('user_id')} as user_id, ${e('disabled_at')} as disabled_at,
      ${e('concurrency')} as concurrency, busy.own,
      sum(busy.own) over (partition by ${e('user_id')}) as of_owner
    from waited
    join webhook_endpoint e on ${e('id')} = waited.endpoint_id
    cross join lateral (
      select count(*) as own from webhook_delivery d
      where ${d('endpoint_id')} = waited.endpoint_id and ${isInFlight}
    ) busy
  )
  select due.id, lane.endpoint_id as "endpointId"
  from lane
  join user_account u on u.id = lane.user_id
  cross join lateral (
    select ${d('id')} as id, ${d('due_at')} as due_at from webhook_delivery d
    where ${d('endpoint_id')} = lane.endpoint_id and ${isDue}
    order by ${d('due_at')}, ${d('id')} limit 1
  ) due
  where lane.disabled_at is null
    and lane.own < lane.concurrency and lane.of_owner < ${ownerConcurrency} and ${isActiveAccount}
  order by lane.of_owner, lane.own, due.due_at, due.id
  limit 1`;

interface DueDelivery {
  readonly id: string;
  readonly endpointId: number;
}

/**
 * Claims the next delivery to send. Returns undefined if none is due, or if all endpoints with due deliveries have
 * reached their concurrency limit.
 */
export async function claimDelivery(em: EntityManager): Promise<ClaimedDelivery | undefined> {
  for (;;) {
    const claimed = await em.transactional(claimNext);
    if (claimed !== 'gone') return claimed;
  }
}

/**
 * Claims the next delivery. Returns `gone` if another process has claimed or deleted it, so that the caller tries the
 * next one.
 */
async function claimNext(tx: EntityManager): Promise<ClaimedDelivery | undefined | 'gone'> {
  const db = queryIn(tx);
  // Claims are serialized across all processes, because two concurrent claims could both take the last free slot of
  // an endpoint.
  await sql`select pg_advisory_xact_lock(${advisoryLocks.webhookClaim})`.execute(db);
  const { rows } = await nextDelivery.execute(db);
  return rows[0] && ((await startAttempt(tx, rows[0])) ?? 'gone');
}

/** Marks a delivery as being sent and sets the end of its lease. */
async function startAttempt(tx: EntityManager, { id, endpointId }: DueDelivery): Promise<ClaimedDelivery | undefined> {
  const db = queryIn(tx);
  // The endpoint is locked before the delivery, as everywhere else, to avoid deadlocks.
  const endpoint = await db
    .selectFrom('webhook_endpoint as e')
    .select(['e.url', 'e.secret', previousSecret.as('previous')])
    .where('e.id', '=', endpointId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const delivery = await db
    .updateTable('webhook_delivery as d')
    .set({ state: DeliveryState.SENDING, tries: sql`d.tries + 1`, due_at: leaseEnd })
    .where('d.id', '=', id)
    .where(isDue)
    .returning(['d.id', 'd.endpoint_id as endpointId', 'd.event', 'd.payload', 'd.tries'])
    .executeTakeFirst();
  if (!endpoint || !delivery) return undefined;
  if (delivery.event === WebhookEvent.STOCK_CHANGED) {
    const sent = db.updateTable('webhook_endpoint').set({ stock_sent_at: sql`clock_timestamp()` });
    await sent.where('id', '=', endpointId).execute();
  }
  const { url, secret, previous } = endpoint;
  return { ...delivery, url, secrets: previous === null ? [secret] : [secret, previous] };
}
