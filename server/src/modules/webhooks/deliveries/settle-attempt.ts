import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import type { PostOutcome } from '../../../kernel/use-cases/remote-servers/outbound-http.ts';
import type { Services } from '../../../kernel/use-cases/services.ts';
import { now } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import { type DisableContext, disableEndpoint } from '../endpoints/disable-endpoint.ts';
import { DisabledReason } from '../endpoints/disabled-reason.ts';
import { WebhookEvent } from '../events/webhook-event.ts';
import type { ClaimedDelivery } from './claim-delivery.ts';
import { concurrencyAfter, pauseAfter } from './delivery-pace.ts';
import { enqueueSendJobLater, enqueueSendJobs } from './enqueue-send-jobs.ts';

const signedHeaders = (
  secrets: readonly string[],
  { id, at, payload }: { readonly id: string; readonly at: Date; readonly payload: string },
) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, payload)).join(' '),
});

interface AttemptOutcome extends PostOutcome {
  readonly at: Date;
}

/** Failure message if the secret cannot be decrypted. Retries would fail too until the secret is rotated. */
const unreadable =
  "the signing secret cannot be decrypted because the server's encryption key has changed: rotate the secret";

/** Sends a claimed delivery once, signed with the current time. */
export async function makeAttempt(
  { remotePosts, sealedTexts }: Pick<Services, 'remotePosts' | 'sealedTexts'>,
  { id, url, payload, secrets }: ClaimedDelivery,
): Promise<AttemptOutcome> {
  const at = new Date();
  const openedSecrets = secrets.map((sealed) => sealedTexts.open(sealed)).filter((secret) => secret !== null);
  if (openedSecrets.length === 0) return { at, status: null, durationMs: 0, responseText: null, failure: unreadable };
  return {
    at,
    ...(await remotePosts.send({ url, body: payload, headers: signedHeaders(openedSecrets, { id, at, payload }) })),
  };
}

/** HTTP status Gone: the receiver permanently rejects messages. */
const httpGone = 410;

/** Number of days without a successful attempt after which an endpoint is disabled. */
const maxFailingDays = 5;

/**
 * If failures are further apart than this, they belong to separate incidents. Longer than the longest pause between
 * two attempts.
 */
const maxGapHours = 48;

/** SQL for the start of the current series of failures, which may begin with this attempt. */
const failingSince = sql<string>`case
  when failing_since is null or last_failed_at < now() - make_interval(hours => ${maxGapHours}) then now()
  else failing_since end`;

interface NextStep {
  readonly state: DeliveryState;
  /** Seconds until this delivery or its replacement is sent. Null if neither will be sent. */
  readonly pause: number | null;
}

/** Stores the result of an attempt. Then schedules the next attempt or disables the endpoint. */
export const settleAttempt = (
  { em, services }: DisableContext & { readonly services: Pick<Services, 'jobs'> },
  claimed: ClaimedDelivery,
  outcome: AttemptOutcome,
): Promise<void> =>
  em.transactional(async (tx) => {
    const db = queryIn(tx);
    // The endpoint is locked first, as everywhere else, to avoid deadlocks.
    const endpoint = await db
      .selectFrom('webhook_endpoint')
      .select('concurrency')
      .where('id', '=', claimed.endpointId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!endpoint || !(await recordAttempt(tx, claimed.id, outcome))) return;
    if (claimed.event !== WebhookEvent.TEST) await updateHealth({ em: tx, services }, claimed.endpointId, outcome);
    const concurrency = concurrencyAfter(endpoint.concurrency, outcome);
    if (concurrency !== endpoint.concurrency)
      await db.updateTable('webhook_endpoint').set({ concurrency }).where('id', '=', claimed.endpointId).execute();
    // If the concurrency limit has increased, another job is needed, because the current job continues with the next
    // message.
    if (concurrency > endpoint.concurrency) await enqueueSendJobs(services.jobs, tx, 1);
    const delay = await advance(tx, claimed, outcome);
    if (delay !== null) await enqueueSendJobLater(services.jobs, tx, delay);
  });

/** Stores the attempt. Returns false if the delivery has been deleted. */
async function recordAttempt(tx: EntityManager, id: string, outcome: AttemptOutcome): Promise<boolean> {
  const { at, durationMs, status, responseText, failure } = outcome;
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
          sql<string | null>`${responseText}::text`.as('answer'),
          sql<string | null>`${failure}::text`.as('failure'),
        ])
        .where('d.id', '=', id),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Updates the health of the endpoint. Disables it after five days of failures, or after a response with status 410. */
async function updateHealth(ctx: DisableContext, id: number, { status, failure }: AttemptOutcome): Promise<void> {
  const db = queryIn(ctx.em);
  if (failure === null) {
    await db
      .updateTable('webhook_endpoint')
      .set({ failing_since: null, last_delivered_at: now })
      .where('id', '=', id)
      // Updated at most once a minute, so that not every message causes a write.
      .where(sql<boolean>`(failing_since is not null or last_delivered_at is null
        or last_delivered_at < now() - interval '1 minute')`)
      .execute();
    return;
  }
  const { isHopeless } = await db
    .updateTable('webhook_endpoint')
    .set({ failing_since: failingSince, last_failed_at: now })
    .where('id', '=', id)
    .returning(sql<boolean>`failing_since <= now() - make_interval(days => ${maxFailingDays})`.as('isHopeless'))
    .executeTakeFirstOrThrow();
  if (status === httpGone) await disableEndpoint(ctx, id, DisabledReason.GONE);
  else if (isHopeless) await disableEndpoint(ctx, id, DisabledReason.FAILING);
}

/**
 * Updates the delivery. If it was claimed again in the meantime, it is left to the newer attempt. Returns the number
 * of seconds until the next message to send.
 */
async function advance(tx: EntityManager, claimed: ClaimedDelivery, outcome: AttemptOutcome): Promise<number | null> {
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
  const pause = event === WebhookEvent.TEST || status === httpGone ? null : pauseAfter(tries);
  if (pause === null) return { state: DeliveryState.FAILED, pause };
  const enabled = await queryIn(tx)
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('id', '=', endpointId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!enabled) return { state: DeliveryState.SKIPPED, pause: null };
  const isOutdated = event === WebhookEvent.STOCK_CHANGED && (await isSuperseded(tx, endpointId, tries, pause));
  return { state: isOutdated ? DeliveryState.SKIPPED : DeliveryState.WAITING, pause };
}

/**
 * Returns true if a waiting stock change replaces this one. Delays the waiting change by the same pause, so that
 * further stock changes cause no additional requests to an unresponsive endpoint.
 */
async function isSuperseded(tx: EntityManager, endpointId: number, tries: number, pause: number): Promise<boolean> {
  const { numUpdatedRows } = await queryIn(tx)
    .updateTable('webhook_delivery')
    .set({ tries, due_at: sql`now() + make_interval(secs => ${pause})` })
    .where('endpoint_id', '=', endpointId)
    .where('event', '=', WebhookEvent.STOCK_CHANGED)
    .where('state', '=', DeliveryState.WAITING)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
