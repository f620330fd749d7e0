import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { conflict } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { now } from '../../../platform/database/statements/statements.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { columnsOf, queryIn } from '../database.ts';
import { EmailDispatchStatus } from '../email-dispatch-status.ts';
import { dispatchNotFound, readDispatch } from './dispatch-row.ts';
import { EmailDispatch } from './email-dispatch.entity.ts';
import { RetryEmailDispatchInput } from './email-dispatch.input.ts';
import { startDelivery } from './jobs/deliver-emails.job.ts';

const y = columnsOf('email_delivery', 'y');
const u = columnsOf('user_account', 'u');

/** SQL: another copy of the same dispatch goes to the address that the user `u` of the copy `y` has now. */
const isTaken = sql<boolean>`exists (
  select from email_delivery x
  where x.dispatch_id = ${y('dispatch_id')} and x.address = ${u('email')} and x.id <> ${y('id')})`;

/**
 * Tries the failed copies of a dispatch again, and nothing else of it: to the address that each recipient has now, since
 * a wrong one may have been the reason. The version counts every time that this is done, so that of two who ask for it at
 * once only one is heard. A copy keeps its Message-ID: should a mail server have taken it after all, the second is known
 * as the same. Throws STALE_VERSION, INVALID_REQUEST 409 for a dispatch that is cancelled, has not begun or has no failed
 * copies, ITEM_NOT_FOUND.
 */
export const retryEmailDispatch = command(
  administrator,
  RetryEmailDispatchInput,
  async ({ em, services: { jobs } }, { id, expectedVersion }) => {
    const dispatch = await em.findOne(EmailDispatch, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!dispatch) throw dispatchNotFound('id');
    checkVersion(dispatch, expectedVersion);
    if (dispatch.status === EmailDispatchStatus.CANCELLED) throw conflict('id', 'was cancelled');
    const { numUpdatedRows } = await queryIn(em)
      .updateTable('email_delivery as y')
      .from('user_account as u')
      .set({
        status: MailStatus.PENDING,
        attempts: 0,
        due_at: now,
        settled_at: null,
        address: sql<string>`case when ${isTaken} then ${y('address')} else ${u('email')} end`,
      })
      .whereRef('u.id', '=', 'y.user_id')
      .where('y.dispatch_id', '=', id)
      .where('y.status', '=', MailStatus.FAILED)
      .executeTakeFirstOrThrow();
    const retried = Number(numUpdatedRows);
    if (retried === 0) throw conflict('id', 'has no copies that failed');
    // Counted even where it is being sent already.
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
