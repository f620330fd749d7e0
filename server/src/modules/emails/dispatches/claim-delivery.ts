import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { claimUnless, isDue, isUnsettled } from '../../../platform/mail/tracked-mails.ts';
import { columnsOf, queryIn } from '../database.ts';
import { EmailDispatchStatus } from '../email-dispatch-status.ts';
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

const d = columnsOf('email_dispatch', 'd');

/** SQL: why the copy of the dispatch `d` for the user `u` is not sent after all; null: it is. */
const objection = sql<string | null>`case
  when ${d('status')} <> ${sql.lit(EmailDispatchStatus.SENDING)} then 'the dispatch was cancelled'
  when not ${isRecipient} then 'no longer wants it, or may no longer be written to'
end`;

/** Takes the next due copy of a dispatch; other processes pass it over. Undefined: none is due. */
export const claimDelivery = (em: EntityManager, dispatchId: number): Promise<ClaimedDelivery | undefined> =>
  queryIn(em)
    .with('due', (next) =>
      next
        .selectFrom('email_delivery as mail')
        .innerJoin('email_dispatch as d', 'd.id', 'mail.dispatch_id')
        .innerJoin('user_account as u', 'u.id', 'mail.user_id')
        .select(['mail.id', objection.as('objection')])
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

/** When the next copy of a dispatch is due, or the claim on one ends. Null: nothing is left to do. */
export async function nextDue(em: EntityManager, dispatchId: number): Promise<Date | null> {
  const { dueAt } = await queryIn(em)
    .selectFrom('email_delivery as mail')
    .select(({ fn }) => fn.min<string | null>('mail.due_at').as('dueAt'))
    .where('mail.dispatch_id', '=', dispatchId)
    .where(isUnsettled)
    .executeTakeFirstOrThrow();
  return dueAt === null ? null : new Date(dueAt);
}
