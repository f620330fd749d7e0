import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobContext, JobHandler } from '../../../../kernel/use-cases/job.ts';
import type { DirectMail, Jobs } from '../../../../kernel/use-cases/services.ts';
import { now } from '../../../../platform/database/statements/statements.ts';
import { pauseSeconds } from '../../../../platform/mail/mail-attempts.ts';
import { trackedMails } from '../../../../platform/mail/tracked-mails.ts';
import { unsubscribeUrl } from '../../../../platform/mail/unsubscribe-url.ts';
import { loadUsers } from '../../../accounts/users/index.ts';
import { compileContent, type RenderedEmail } from '../../content/email-content.ts';
import type { EmailValues } from '../../content/placeholders.ts';
import { valuesFor } from '../../content/recipient-values.ts';
import { queryIn } from '../../database.ts';
import { EmailDispatchStatus } from '../../email-dispatch-status.ts';
import { type ClaimedDelivery, claimDelivery, nextDue } from '../claim-delivery.ts';
import { EmailDispatch } from '../email-dispatch.entity.ts';
import { dispatchOf } from './dispatch-job.ts';

export const deliverQueue = 'emails.deliver';

const deliveries = trackedMails('email_delivery');

/** Copies that one job sends before it makes room: a server that is told to stop waits for no more than these. */
const copiesPerJob = 20;

/** As many copies of one dispatch are on their way at once, at most. */
const mostLanes = 5;

/** Has so many copies of a dispatch sent, once the transaction is committed. */
export async function startDelivery(
  jobs: Jobs,
  tx: EntityManager,
  { dispatchId, copies }: { dispatchId: number; copies: number },
): Promise<void> {
  const lanes = Math.min(mostLanes, Math.ceil(copies / copiesPerJob));
  for (let lane = 0; lane < lanes; lane++) await jobs.enqueue(tx, deliverQueue, { dispatchId });
}

/**
 * Sends some copies of a dispatch, one after the other, and leaves the rest to a job like itself. Any number of them may
 * run for the same dispatch, in any process: each copy is claimed before it is sent. A job that dies is run again; what
 * it had claimed is due again when the claim ends.
 */
export const deliverEmails: JobHandler = {
  queue: deliverQueue,
  async handle(ctx, data) {
    const dispatchId = dispatchOf(data);
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

/** Answers whether it stopped because the mail server cannot be reached. */
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
    // The account was deleted a moment ago, and the delivery with it.
    if (!mail) continue;
    const outcome = await deliveries.whileClaimed(ctx, delivery, () =>
      ctx.services.mail.sendNow({ ...mail, writtenAt: createdAt }),
    );
    if (outcome.kind !== 'sent') ctx.log.warn({ dispatch: id, delivery: delivery.id, outcome }, 'a mail was not sent');
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
 * Of several jobs that end at the same moment the last one sees that nothing is left. It looks once more when it has the
 * dispatch for itself: failed copies may have been put back to be tried again meanwhile.
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
