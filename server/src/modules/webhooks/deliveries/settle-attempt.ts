import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Services } from '../../../kernel/use-cases/services.ts';
import { now } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import { type DisableContext, disableEndpoint } from '../endpoints/disable-endpoint.ts';
import { DisabledReason } from '../endpoints/disabled-reason.ts';
import { WebhookEvent } from '../events/webhook-event.ts';
import { pauseAfter } from './attempt-schedule.ts';
import type { ClaimedDelivery } from './claim-delivery.ts';
import { concurrencyAfter } from './concurrency.ts';
import { haveSent, haveSentIn } from './have-sent.ts';
import type { AttemptOutcome } from './make-attempt.ts';

/** Whoever answers so is there no more. */
const gone = 410;

/** For so long everything may fail before an endpoint is disabled. */
const mostFailingDays = 5;

/** Failures that lie further apart than any two attempts of a delivery are not one trouble. */
const longestGapHours = 48;

/** SQL: since when there was nothing but failures, if this attempt is one. */
const failingSince = sql<string>`case
  when failing_since is null or last_failed_at < now() - make_interval(hours => ${longestGapHours}) then now()
  else failing_since end`;

/** What becomes of a delivery after an attempt. */
interface NextStep {
  readonly state: DeliveryState;
  /** In so many seconds something is to be sent again, this delivery or one that takes its place. Null: nothing. */
  readonly pause: number | null;
}

/** Writes down what an attempt came to, and what follows from it: the next one, or the end of the endpoint. */
export const settleAttempt = (
  { em, services }: DisableContext & { readonly services: Pick<Services, 'jobs'> },
  claimed: ClaimedDelivery,
  outcome: AttemptOutcome,
): Promise<void> =>
  em.transactional(async (tx) => {
    const db = queryIn(tx);
    // The endpoint first, as whoever changes it: nobody waits for each other.
    const endpoint = await db
      .selectFrom('webhook_endpoint')
      .select('concurrency')
      .where('id', '=', claimed.endpointId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!endpoint || !(await noteAttempt(tx, claimed.id, outcome))) return;
    if (claimed.event !== WebhookEvent.TEST) await noteHealth({ em: tx, services }, claimed.endpointId, outcome);
    const concurrency = concurrencyAfter(endpoint.concurrency, outcome);
    if (concurrency !== endpoint.concurrency)
      await db.updateTable('webhook_endpoint').set({ concurrency }).where('id', '=', claimed.endpointId).execute();
    // One more message may be on its way, if there is one: the job of this attempt takes the place that became free.
    if (concurrency > endpoint.concurrency) await haveSent(services.jobs, tx, 1);
    const pause = await moveOn(tx, claimed, outcome);
    if (pause !== null) await haveSentIn(services.jobs, tx, pause);
  });

/** False: the delivery is gone. */
async function noteAttempt(tx: EntityManager, id: string, outcome: AttemptOutcome): Promise<boolean> {
  const { at, durationMs, status, answer, failure } = outcome;
  const { numInsertedOrUpdatedRows } = await queryIn(tx)
    .insertInto('webhook_attempt')
    .columns(['delivery_id', 'number', 'at', 'duration_ms', 'status', 'answer', 'failure'])
    .expression((all) =>
      all
        .selectFrom('webhook_delivery as d')
        .select([
          'd.id',
          sql<number>`(select coalesce(max(a.number), 0) + 1 from webhook_attempt a where a.delivery_id = d.id)`.as(
            'number',
          ),
          sql<string>`${at.toISOString()}::timestamptz`.as('at'),
          sql<number>`${durationMs}::int`.as('duration_ms'),
          sql<number | null>`${status}::smallint`.as('status'),
          sql<string | null>`${answer}::text`.as('answer'),
          sql<string | null>`${failure}::text`.as('failure'),
        ])
        .where('d.id', '=', id),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How the endpoint does. After five bad days, or when it says that it is gone, it is disabled. */
async function noteHealth(ctx: DisableContext, id: number, { status, failure }: AttemptOutcome): Promise<void> {
  const db = queryIn(ctx.em);
  if (failure === null) {
    await db
      .updateTable('webhook_endpoint')
      .set({ failing_since: null, last_delivered_at: now })
      .where('id', '=', id)
      // Told to the minute: not every message is a write more.
      .where(sql<boolean>`(failing_since is not null or last_delivered_at is null
        or last_delivered_at < now() - interval '1 minute')`)
      .execute();
    return;
  }
  const { isHopeless } = await db
    .updateTable('webhook_endpoint')
    .set({ failing_since: failingSince, last_failed_at: now })
    .where('id', '=', id)
    .returning(sql<boolean>`failing_since <= now() - make_interval(days => ${mostFailingDays})`.as('isHopeless'))
    .executeTakeFirstOrThrow();
  if (status === gone) await disableEndpoint(ctx, id, DisabledReason.GONE);
  else if (isHopeless) await disableEndpoint(ctx, id, DisabledReason.FAILING);
}

/**
 * Moves the delivery on, unless it has been claimed anew since: then it is up to that attempt. Answers in how many seconds
 * there is something to be sent again.
 */
async function moveOn(tx: EntityManager, claimed: ClaimedDelivery, outcome: AttemptOutcome): Promise<number | null> {
  const { state, pause } = await nextStep(tx, claimed, outcome);
  await queryIn(tx)
    .updateTable('webhook_delivery')
    .set({ state, due_at: sql`now() + make_interval(secs => ${pause ?? 0})` })
    .where('id', '=', claimed.id)
    .where('state', '=', DeliveryState.SENDING)
    .where('tries', '=', claimed.tries)
    .execute();
  return pause;
}

async function nextStep(
  tx: EntityManager,
  { endpointId, event, tries }: ClaimedDelivery,
  { status, failure }: AttemptOutcome,
): Promise<NextStep> {
  if (failure === null) return { state: DeliveryState.DELIVERED, pause: null };
  const pause = event === WebhookEvent.TEST || status === gone ? null : pauseAfter(tries);
  if (pause === null) return { state: DeliveryState.FAILED, pause };
  const enabled = await queryIn(tx)
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('id', '=', endpointId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!enabled) return { state: DeliveryState.SKIPPED, pause: null };
  const isOld = event === WebhookEvent.STOCK_CHANGED && (await isOvertaken(tx, endpointId, tries, pause));
  return { state: isOld ? DeliveryState.SKIPPED : DeliveryState.WAITING, pause };
}

/**
 * Whether another change of stock waits already, which tells of this one too. It waits as long as this one would have: an
 * endpoint that does not answer is not asked more often because more happens.
 */
async function isOvertaken(tx: EntityManager, endpointId: number, tries: number, pause: number): Promise<boolean> {
  const { numUpdatedRows } = await queryIn(tx)
    .updateTable('webhook_delivery')
    .set({ tries, due_at: sql`now() + make_interval(secs => ${pause})` })
    .where('endpoint_id', '=', endpointId)
    .where('event', '=', WebhookEvent.STOCK_CHANGED)
    .where('state', '=', DeliveryState.WAITING)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
