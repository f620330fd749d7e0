import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { mayAct } from '../../accounts/visibility/index.ts';
import { columnsOf, queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import { WebhookEvent } from '../events/webhook-event.ts';
import { leaseSeconds, ownerConcurrency } from './delivery-pace.ts';

/** A delivery that this process alone may send until its lease ends. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly endpointId: number;
  readonly event: WebhookEvent;
  readonly payload: string;
  /** The current one included. */
  readonly tries: number;
  readonly url: string;
  /** Sealed; the one before, too, for as long as it counts. */
  readonly secrets: readonly string[];
}

/** Any constant: the same in every server process. */
const claimLock = 7_230_413;

const d = columnsOf('webhook_delivery', 'd');
const e = columnsOf('webhook_endpoint', 'e');

/** SQL: whether the delivery `d` is to be sent, or on its way: an index has no others. */
const isUnsettled = sql<boolean>`${d('state')} in (${sql.lit(DeliveryState.WAITING)}, ${sql.lit(DeliveryState.SENDING)})`;
const isDue = sql<boolean>`${isUnsettled} and ${d('due_at')} <= now()`;
const isOnItsWay = sql<boolean>`${d('state')} = ${sql.lit(DeliveryState.SENDING)} and ${d('due_at')} > now()`;

/** SQL: the secret before, while it counts. */
export const previousSecret = sql<
  string | null
>`case when ${e('previous_until')} > now() then ${e('previous_secret')} end`;

/** SQL: when an attempt that begins now counts as lost. */
export const leaseEnd = sql<string>`now() + make_interval(secs => ${leaseSeconds})`;

/**
 * SQL: the next delivery to send. Owners with the fewest messages on their way come first, then the deliveries that have
 * waited the longest, so that a slow endpoint delays its owner's messages only. It reads one row per endpoint with unsettled
 * deliveries, however many there are.
 */
const nextInTurn = sql<Turn>`
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
      where ${d('endpoint_id')} = waited.endpoint_id and ${isOnItsWay}
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
    and lane.own < lane.concurrency and lane.of_owner < ${ownerConcurrency} and ${mayAct}
  order by lane.of_owner, lane.own, due.due_at, due.id
  limit 1`;

interface Turn {
  readonly id: string;
  readonly endpointId: number;
}

/** Claims the next delivery to send. Undefined if none is due, or the endpoints of those that are have their fill. */
export async function claimDelivery(em: EntityManager): Promise<ClaimedDelivery | undefined> {
  for (;;) {
    const claimed = await em.transactional(takeTurn);
    if (claimed !== 'gone') return claimed;
  }
}

/** `gone`: somebody was faster, and the next one is to be looked for. */
async function takeTurn(tx: EntityManager): Promise<ClaimedDelivery | undefined | 'gone'> {
  const db = queryIn(tx);
  // One after the other, in whichever process: two at once would each see a lane free that only one of them can have.
  await sql`select pg_advisory_xact_lock(${claimLock})`.execute(db);
  const { rows } = await nextInTurn.execute(db);
  return rows[0] && ((await beginAttempt(tx, rows[0])) ?? 'gone');
}

/** Has a delivery be on its way from now on. */
async function beginAttempt(tx: EntityManager, { id, endpointId }: Turn): Promise<ClaimedDelivery | undefined> {
  const db = queryIn(tx);
  // The endpoint first, as everybody does: nobody waits for each other.
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
