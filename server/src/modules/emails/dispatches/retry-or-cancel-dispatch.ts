import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { conflict } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { now } from '../../../platform/database/statements/statements.ts';
import { MailStatus } from '../../../platform/email/tracked-mail.entity.ts';
import { columnsOf, queryIn } from '../database.ts';
import { EmailDispatchStatus } from '../email-dispatch-status.ts';
import { EmailDispatch } from './email-dispatch.entity.ts';
import { CancelEmailDispatchInput, RetryEmailDispatchInput } from './email-dispatch.input.ts';
import { startDelivery } from './jobs/deliver-emails.job.ts';
import { dispatchNotFound, readDispatch } from './read-dispatches.ts';

const y = columnsOf('email_delivery', 'y');
const u = columnsOf('user_account', 'u');

/**
 * SQL condition: another copy of the dispatch is addressed to the current email address of the user `u`, who is the
 * recipient of the copy `y`.
 */
const hasDelivery = sql<boolean>`exists (
  select from email_delivery x
  where x.dispatch_id = ${y('dispatch_id')} and x.address = ${u('email')} and x.id <> ${y('id')})`;

/**
 * Sends the failed copies of a dispatch again, to the current address of each recipient, because a wrong address may
 * have caused the failure. Each retry increments the version, so that only one of two concurrent retries succeeds. A
 * copy keeps its Message-ID, so that duplicates are recognized if an SMTP server had already accepted the first
 * attempt. Throws STALE_VERSION and ITEM_NOT_FOUND. Throws INVALID_REQUEST 409 for a dispatch that is canceled, has
 * not begun or has no failed copies.
 */
export const retryEmailDispatch = command(
  administrator,
  RetryEmailDispatchInput,
  async ({ em, services: { jobs } }, { id, expectedVersion }) => {
    const dispatch = await em.findOne(EmailDispatch, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!dispatch) throw dispatchNotFound('id');
    checkVersion(dispatch, expectedVersion);
    if (dispatch.status === EmailDispatchStatus.CANCELLED) throw conflict('id', 'is already cancelled');
    const { numUpdatedRows } = await queryIn(em)
      .updateTable('email_delivery as y')
      .from('user_account as u')
      .set({
        status: MailStatus.PENDING,
        attempts: 0,
        due_at: now,
        settled_at: null,
        address: sql<string>`case when ${hasDelivery} then ${y('address')} else ${u('email')} end`,
      })
      .whereRef('u.id', '=', 'y.user_id')
      .where('y.dispatch_id', '=', id)
      .where('y.status', '=', MailStatus.FAILED)
      .executeTakeFirstOrThrow();
    const retried = Number(numUpdatedRows);
    if (retried === 0) throw conflict('id', 'has no failed copies');
    // The version is incremented explicitly, because the status may already be `sending`.
    await queryIn(em)
      .updateTable('email_dispatch')
      .set(({ eb }) => ({
        status: EmailDispatchStatus.SENDING,
        finished_at: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    await startDelivery(jobs, em, { dispatchId: id, copies: retried });
    return { dispatch: await readDispatch(em, id), retried };
  },
);

/**
 * Cancels a dispatch. Copies that no SMTP server has accepted yet are not sent. Idempotent. Throws ITEM_NOT_FOUND,
 * and INVALID_REQUEST 409 if all copies have been sent.
 */
export const cancelEmailDispatch = command(administrator, CancelEmailDispatchInput, async ({ em }, { id }) => {
  const dispatch = await em.findOne(EmailDispatch, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!dispatch) throw dispatchNotFound('id');
  if (dispatch.status === EmailDispatchStatus.SENT) throw conflict('id', 'is already sent');
  if (dispatch.status !== EmailDispatchStatus.CANCELLED) {
    dispatch.status = EmailDispatchStatus.CANCELLED;
    dispatch.finishedAt = new Date();
    await em.flush();
    // The status of copies that are being sent is updated by their jobs.
    await queryIn(em)
      .updateTable('email_delivery')
      .set({ status: MailStatus.SKIPPED, settled_at: now, failure: 'the dispatch was cancelled' })
      .where('dispatch_id', '=', id)
      .where('status', '=', MailStatus.PENDING)
      .execute();
  }
  return readDispatch(em, id);
});
