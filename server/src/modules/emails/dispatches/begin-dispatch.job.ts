import { LockMode } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { copiesPerJob, deliverQueue } from './deliver-emails.job.ts';
import { dispatchOf } from './dispatch-job.ts';
import { EmailDispatch, EmailDispatchStatus } from './email-dispatch.entity.ts';
import { addRecipients } from './recipients.ts';

export const beginQueue = 'emails.begin';

/** As many copies of one dispatch are on their way at once, at most. */
const mostLanes = 5;

/**
 * Finds the recipients of a dispatch whose time has come, and hands them on. All of it is one transaction: run twice,
 * it finds the dispatch begun.
 */
export const beginDispatch: JobHandler = {
  queue: beginQueue,
  handle: ({ em, services }, data) =>
    em.transactional(async (tx) => {
      const dispatch = await tx.findOne(
        EmailDispatch,
        { id: dispatchOf(data) },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (dispatch?.status !== EmailDispatchStatus.SCHEDULED) return;
      const recipients = await addRecipients(tx, dispatch.id);
      dispatch.status = recipients > 0 ? EmailDispatchStatus.SENDING : EmailDispatchStatus.SENT;
      dispatch.finishedAt = recipients > 0 ? null : new Date();
      await tx.flush();
      const lanes = Math.min(mostLanes, Math.ceil(recipients / copiesPerJob));
      for (let lane = 0; lane < lanes; lane++) {
        await services.jobs.enqueue(tx, deliverQueue, { dispatchId: dispatch.id });
      }
    }),
};
