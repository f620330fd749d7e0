import { LockMode } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../../../kernel/use-cases/job.ts';
import { EmailDispatchStatus } from '../../email-dispatch-status.ts';
import { EmailDispatch } from '../email-dispatch.entity.ts';
import { addRecipients } from '../recipients.ts';
import { dispatchIdOf, startDelivery } from './deliver-emails.job.ts';

export const beginQueue = 'emails.begin';

/**
 * Selects the recipients of a dispatch that is due and starts its delivery, in one transaction. Idempotent: does
 * nothing if the dispatch has already begun.
 */
export const beginDispatch: JobHandler = {
  queue: beginQueue,
  handle: ({ em, services }, data) =>
    em.transactional(async (tx) => {
      const dispatch = await tx.findOne(
        EmailDispatch,
        { id: dispatchIdOf(data) },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (dispatch?.status !== EmailDispatchStatus.SCHEDULED) return;
      const recipients = await addRecipients(tx, dispatch.id);
      dispatch.status = recipients > 0 ? EmailDispatchStatus.SENDING : EmailDispatchStatus.SENT;
      dispatch.finishedAt = recipients > 0 ? null : new Date();
      await tx.flush();
      await startDelivery(services.jobs, tx, { dispatchId: dispatch.id, copies: recipients });
    }),
};
