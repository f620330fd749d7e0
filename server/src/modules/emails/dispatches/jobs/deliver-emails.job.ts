import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type JobContext, type JobHandler, PermanentFailure } from '../../../../kernel/use-cases/job.ts';
import type { DirectMail, Jobs } from '../../../../kernel/use-cases/services.ts';
import { now } from '../../../../platform/database/statements/statements.ts';
import { pauseSeconds } from '../../../../platform/email/mail-attempts.ts';
import { MailStatus } from '../../../../platform/email/tracked-mail.entity.ts';
import { claimUnless, isDue, isUnsettled, trackedMails } from '../../../../platform/email/tracked-mails.ts';
import { unsubscribeUrl } from '../../../../platform/email/unsubscribe-url.ts';
import { loadUsers } from '../../../accounts/users/index.ts';
import { compileContent, type RenderedEmail } from '../../content/email-content.ts';
import { type EmailValues, valuesFor } from '../../content/placeholders.ts';
import { columnsOf, queryIn } from '../../database.ts';
import { EmailDispatchStatus } from '../../email-dispatch-status.ts';
import { EmailDispatch } from '../email-dispatch.entity.ts';
import { isRecipient } from '../recipients.ts';

/** Copy that this process has claimed for sending. */
interface ClaimedDelivery {
  readonly id: number;
  readonly userId: number;
  readonly address: string;
  /** Number of delivery attempts, including the attempt in progress. */
  readonly attempts: number;
  readonly messageId: string;
  readonly unsubscribeToken: string;
  /**
   * False if the copy must be skipped because the recipient has unsubscribed or been blocked, or because the dispatch
   * was canceled after it began.
   */
  readonly isWanted: boolean;
}

const d = columnsOf('email_dispatch', 'd');

/** SQL for the reason why the copy of the dispatch `d` must not be sent to the user `u`. Null if it may be sent. */
const skipReason = sql<string | null>`case
  when ${d('status')} <> ${sql.lit(EmailDispatchStatus.SENDING)} then 'the dispatch was cancelled'
  when not ${isRecipient} then 'the recipient no longer receives these emails'
end`;

/** Claims the next due copy of a dispatch. Skips copies claimed by other processes. Undefined if no copy is due. */
const claimDelivery = (em: EntityManager, dispatchId: number): Promise<ClaimedDelivery | undefined> =>
  queryIn(em)
    .with('due', (next) =>
      next
        .selectFrom('email_delivery as mail')
        .innerJoin('email_dispatch as d', 'd.id', 'mail.dispatch_id')
        .innerJoin('user_account as u', 'u.id', 'mail.user_id')
        .select(['mail.id', skipReason.as('objection')])
        .where('d.id', '=', dispatchId)
        .where(isDue)
        .orderBy('mail.due_at')
        .orderBy('mail.id')
        .limit(1)
        .forUpdate('mail')
        .skipLocked(),
    )
    .updateTable('email_delivery as mail')
    .from('due')
    .set(({ ref }) => claimUnless(ref('due.objection')))
    .whereRef('mail.id', '=', 'due.id')
    .returning((copy) => [
      'mail.id',
      'mail.user_id as userId',
      'mail.address',
      'mail.attempts',
      'mail.message_id as messageId',
      'mail.unsubscribe_token as unsubscribeToken',
      copy('mail.status', '=', MailStatus.SENDING).$castTo<boolean>().as('isWanted'),
    ])
    .executeTakeFirst();

/**
 * Returns the time at which the next copy of a dispatch is due or a claim expires. Null if all copies have been
 * processed.
 */
async function nextDue(em: EntityManager, dispatchId: number): Promise<Date | null> {
  const { dueAt } = await queryIn(em)
    .selectFrom('email_delivery as mail')
    .select(({ fn }) => fn.min<string | null>('mail.due_at').as('dueAt'))
    .where('mail.dispatch_id', '=', dispatchId)
    .where(isUnsettled)
    .executeTakeFirstOrThrow();
  return dueAt === null ? null : new Date(dueAt);
}

/** Returns the dispatch ID from the data of a job. */
export function dispatchIdOf(data: unknown): number {
  const { dispatchId }: { dispatchId?: unknown } = Object(data);
  if (typeof dispatchId !== 'number') throw new PermanentFailure('The job has no dispatch ID');
  return dispatchId;
}

export const deliverQueue = 'emails.deliver';

const deliveries = trackedMails('email_delivery');

/** Number of copies sent per job. Also the maximum number of copies that a server waits for when it shuts down. */
const copiesPerJob = 20;

/** Maximum number of concurrent jobs that send copies of the same dispatch. */
const maxLanes = 5;

/** Enqueues jobs that send the given number of copies of a dispatch, in the current transaction. */
export async function startDelivery(
  jobs: Jobs,
  tx: EntityManager,
  { dispatchId, copies }: { dispatchId: number; copies: number },
): Promise<void> {
  const lanes = Math.min(maxLanes, Math.ceil(copies / copiesPerJob));
  for (let lane = 0; lane < lanes; lane++) await jobs.enqueue(tx, deliverQueue, { dispatchId });
}

/**
 * Sends some copies of a dispatch sequentially, and enqueues a job for the remaining copies. Several jobs for the
 * same dispatch may run in any process, because each job claims a copy before sending it. A failed job is retried.
 * Its copies are due again when their claims expire.
 */
export const deliverEmails: JobHandler = {
  queue: deliverQueue,
  async handle(ctx, data) {
    const dispatchId = dispatchIdOf(data);
    const dispatch = await ctx.em.findOne(EmailDispatch, { id: dispatchId });
    if (!dispatch) return;
    const isPaused = await sendSome(ctx, dispatch, compileContent(dispatch));
    const due = await nextDue(ctx.em, dispatchId);
    if (!due) return finish(ctx.em, dispatchId);
    await ctx.services.jobs.enqueue(
      ctx.em,
      deliverQueue,
      { dispatchId },
      { startAfter: isPaused ? pauseSeconds : due },
    );
  },
};

/** Sends up to {@link copiesPerJob} copies. Returns true if it stopped because the SMTP server is unreachable. */
async function sendSome(
  ctx: JobContext,
  { id, createdAt }: EmailDispatch,
  render: (values: EmailValues) => RenderedEmail,
): Promise<boolean> {
  for (let sent = 0; sent < copiesPerJob; sent++) {
    const delivery = await claimDelivery(ctx.em, id);
    if (!delivery) return false;
    if (!delivery.isWanted) continue;
    const mail = await writeCopy(ctx, delivery, render);
    // The account was just deleted, together with this delivery.
    if (!mail) continue;
    const outcome = await deliveries.whileClaimed(ctx, delivery, () =>
      ctx.services.mail.sendNow({ ...mail, writtenAt: createdAt }),
    );
    if (outcome.kind !== 'sent')
      ctx.log.warn({ dispatch: id, delivery: delivery.id, outcome }, 'could not send a copy of a bulk email');
    await deliveries.settle(ctx.em, delivery, outcome);
    if (outcome.kind === 'unreachable') return true;
  }
  return false;
}

async function writeCopy(
  { em, services: { config } }: JobContext,
  { userId, address, messageId, unsubscribeToken }: ClaimedDelivery,
  render: (values: EmailValues) => RenderedEmail,
): Promise<Omit<DirectMail, 'writtenAt'> | undefined> {
  const user = (await loadUsers(em, [userId])).get(userId);
  return (
    user && {
      ...render(valuesFor(user, config, unsubscribeToken)),
      to: address,
      id: messageId,
      unsubscribeUrl: unsubscribeUrl(config, unsubscribeToken),
    }
  );
}

/**
 * Marks a dispatch as finished if no copies remain. Checks this again with the dispatch locked, because failed copies
 * may have been queued again.
 */
const finish = (em: EntityManager, dispatchId: number): Promise<void> =>
  em.transactional(async (tx) => {
    const db = queryIn(tx);
    await db.selectFrom('email_dispatch').select('id').where('id', '=', dispatchId).forUpdate().execute();
    if (await nextDue(tx, dispatchId)) return;
    await db
      .updateTable('email_dispatch')
      .set({ status: EmailDispatchStatus.SENT, finished_at: now })
      .where('id', '=', dispatchId)
      .where('status', '=', EmailDispatchStatus.SENDING)
      .execute();
  });
