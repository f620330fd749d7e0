import { LockMode } from '@mikro-orm/postgresql';
import { conflict } from '../../../kernel/errors/errors.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { now } from '../../../platform/database/statements/statements.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { queryIn } from '../database.ts';
import { EmailDispatchStatus } from '../email-dispatch-status.ts';
import { dispatchNotFound, readDispatch } from './dispatch-row.ts';
import { EmailDispatch } from './email-dispatch.entity.ts';
import { CancelEmailDispatchInput } from './email-dispatch.input.ts';

/**
 * Stops a dispatch: nothing that a mail server has not been given yet is sent. Cancelling it again changes nothing.
 * Throws INVALID_REQUEST 409 once everything is sent, ITEM_NOT_FOUND.
 */
export const cancelEmailDispatch = command(administrator, CancelEmailDispatchInput, async ({ em }, { id }) => {
  const dispatch = await em.findOne(EmailDispatch, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!dispatch) throw dispatchNotFound('id');
  if (dispatch.status === EmailDispatchStatus.SENT) throw conflict('id', 'is sent already');
  if (dispatch.status !== EmailDispatchStatus.CANCELLED) {
    dispatch.status = EmailDispatchStatus.CANCELLED;
    dispatch.finishedAt = new Date();
    await em.flush();
    // Copies that are on their way settle by themselves.
    await queryIn(em)
      .updateTable('email_delivery')
      .set({ status: MailStatus.SKIPPED, settled_at: now, failure: 'the dispatch was cancelled' })
      .where('dispatch_id', '=', id)
      .where('status', '=', MailStatus.PENDING)
      .execute();
  }
  return readDispatch(em, id);
});
