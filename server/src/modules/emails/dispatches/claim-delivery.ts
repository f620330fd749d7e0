import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import type { MailOutcome } from '../../../kernel/use-cases/services.ts';
import { isRecipient } from './recipients.ts';

/** A copy that this process alone may send until its claim ends. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly userId: number;
  readonly address: string;
  /** The current one included. */
  readonly attempts: number;
  readonly messageId: string;
  readonly unsubscribeToken: string;
  /** False: the recipient unsubscribed or was blocked, or the dispatch was cancelled, after it began; the copy is skipped. */
  readonly isWanted: boolean;
}

/**
 * How long a claim lasts unless it is renewed, and how often it is while the copy is being sent, in seconds. A copy whose
 * process has died is claimed again after this time. Whether a mail server took it just before nobody knows; the second
 * copy has the same Message-ID.
 */
const claimSeconds = 30;
const renewalSeconds = 10;

/** Seconds until the next attempt, by the number of attempts made. After the last one the copy has failed. */
const retryAfter = [5, 60, 600, 3_600, 14_400];

/** Seconds until a mail server that could not be reached is asked again, as often as it takes. */
export const pauseSeconds = 60;

/** Takes the next due copy of a dispatch; other processes pass it over. Undefined: none is due. */
export async function claimDelivery(em: EntityManager, dispatchId: number): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    with due as (
      select y.id, case
        when d.status <> 'sending' then 'the dispatch was cancelled'
        when not ${isRecipient} then 'no longer wants it, or may no longer be written to'
      end as objection
      from email_delivery y join email_dispatch d on d.id = y.dispatch_id join user_account u on u.id = y.user_id
      where d.id = ${dispatchId} and y.status in ('pending', 'sending') and y.due_at <= now()
      order by y.due_at, y.id limit 1
      for update of y skip locked)
    update email_delivery y set
      status = case when due.objection is null then 'sending' else 'skipped' end,
      attempts = y.attempts + (due.objection is null)::int,
      due_at = now() + make_interval(secs => ${claimSeconds}),
      settled_at = case when due.objection is not null then now() end,
      failure = coalesce(due.objection, y.failure)
    from due where y.id = due.id
    returning y.id, y.user_id as "userId", y.address, y.attempts, y.message_id as "messageId",
      y.unsubscribe_token as "unsubscribeToken", due.objection is null as "isWanted"`.execute(em.getKysely());
  return rows[0];
}

/** Keeps a claim for as long as the work takes: a mail server may take minutes. */
export async function whileClaimed<T>(
  { em, log }: Pick<JobContext, 'em' | 'log'>,
  { id, attempts }: ClaimedDelivery,
  work: () => Promise<T>,
): Promise<T> {
  const renew = (): void => {
    sql`
      update email_delivery set due_at = now() + make_interval(secs => ${claimSeconds})
      where id = ${id} and status = 'sending' and attempts = ${attempts}`
      .execute(em.getKysely())
      .catch((error: unknown) => log.warn({ err: error, delivery: id }, 'a claim was not renewed'));
  };
  const renewal = setInterval(renew, renewalSeconds * 1_000);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}

/** Notes what became of a claimed copy. */
export async function settleDelivery(
  em: EntityManager,
  { id, attempts }: ClaimedDelivery,
  outcome: MailOutcome,
): Promise<void> {
  const db = em.getKysely();
  const wait = retryAfter[attempts - 1];
  if (outcome.kind === 'sent') {
    await sql`update email_delivery set status = 'sent', settled_at = now(), failure = null where id = ${id}`.execute(
      db,
    );
  } else if (outcome.kind === 'unreachable') {
    // Nobody was asked: it does not count as an attempt.
    await putBack(em, id, { attempts: attempts - 1, wait: pauseSeconds, reason: outcome.reason });
  } else if (outcome.kind === 'deferred' && wait !== undefined) {
    await putBack(em, id, { attempts, wait, reason: outcome.reason });
  } else {
    await sql`
      update email_delivery set status = 'failed', settled_at = now(), failure = ${outcome.reason}
      where id = ${id} and status = 'sending'`.execute(db);
  }
}

async function putBack(
  em: EntityManager,
  id: number,
  { attempts, wait, reason }: { attempts: number; wait: number; reason: string },
): Promise<void> {
  await sql`
    update email_delivery set status = 'pending', attempts = ${attempts}, failure = ${reason},
      due_at = now() + make_interval(secs => ${wait})
    where id = ${id} and status = 'sending'`.execute(em.getKysely());
}

/** When the next copy of a dispatch is due, or the claim on one ends. Null: nothing is left to do. */
export async function nextDue(em: EntityManager, dispatchId: number): Promise<Date | null> {
  const { rows } = await sql<{ dueAt: string | null }>`
    select min(due_at) as "dueAt" from email_delivery
    where dispatch_id = ${dispatchId} and status in ('pending', 'sending')`.execute(em.getKysely());
  const dueAt = rows[0]?.dueAt;
  return dueAt ? new Date(dueAt) : null;
}
