import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import type { MailOutcome } from '../../../kernel/use-cases/services.ts';
import { now } from '../../../platform/database/statements/statements.ts';
import { afterAttempt, claimSeconds, inSeconds, whileRenewed } from '../../../platform/mail/mail-attempts.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { columnsOf, queryIn } from '../database.ts';
import { EmailDispatchStatus } from './email-dispatch-status.ts';
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

const y = columnsOf('email_delivery', 'y');
const d = columnsOf('email_dispatch', 'd');

/** SQL: the copy `y` is still to be sent, or being sent; as literals, for the index of due copies. */
const isUnsettled = sql<boolean>`
  ${y('status')} in (${sql.lit(MailStatus.PENDING)}, ${sql.lit(MailStatus.SENDING)})`;

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
        .selectFrom('email_delivery as y')
        .innerJoin('email_dispatch as d', 'd.id', 'y.dispatch_id')
        .innerJoin('user_account as u', 'u.id', 'y.user_id')
        .select(['y.id', objection.as('objection')])
        .where('d.id', '=', dispatchId)
        .where(isUnsettled)
        .where('y.due_at', '<=', now)
        .orderBy('y.due_at')
        .orderBy('y.id')
        .limit(1)
        .forUpdate('y')
        .skipLocked(),
    )
    .updateTable('email_delivery as y')
    .from('due')
    .set((copy) => ({
      status: copy.case().when('due.objection', 'is', null).then(MailStatus.SENDING).else(MailStatus.SKIPPED).end(),
      attempts: sql<number>`${y('attempts')} + (${copy.ref('due.objection')} is null)::int`,
      due_at: inSeconds(claimSeconds),
      settled_at: copy.case().when('due.objection', 'is not', null).then(now).end(),
      failure: copy.fn.coalesce('due.objection', 'y.failure'),
    }))
    .whereRef('y.id', '=', 'due.id')
    .returning((copy) => [
      'y.id',
      'y.user_id as userId',
      'y.address',
      'y.attempts',
      'y.message_id as messageId',
      'y.unsubscribe_token as unsubscribeToken',
      copy('due.objection', 'is', null).$castTo<boolean>().as('isWanted'),
    ])
    .executeTakeFirst();

/** Keeps a claim for as long as the work takes. */
export const whileClaimed = <T>(
  { em, log }: Pick<JobContext, 'em' | 'log'>,
  { id, attempts }: ClaimedDelivery,
  work: () => Promise<T>,
): Promise<T> =>
  whileRenewed(() => {
    queryIn(em)
      .updateTable('email_delivery')
      .set({ due_at: inSeconds(claimSeconds) })
      .where('id', '=', id)
      .where('status', '=', MailStatus.SENDING)
      .where('attempts', '=', attempts)
      .execute()
      .catch((error: unknown) => log.warn({ err: error, delivery: id }, 'a claim was not renewed'));
  }, work);

/** Notes what became of a claimed copy. */
export async function settleDelivery(
  em: EntityManager,
  { id, attempts }: ClaimedDelivery,
  outcome: MailOutcome,
): Promise<void> {
  const noted = afterAttempt(outcome, attempts);
  const copy = queryIn(em).updateTable('email_delivery').set(noted).where('id', '=', id);
  // What was sent is sent, whoever has the claim by now.
  const isSent = noted.status === MailStatus.SENT;
  await (isSent ? copy : copy.where('status', '=', MailStatus.SENDING)).execute();
}

/** When the next copy of a dispatch is due, or the claim on one ends. Null: nothing is left to do. */
export async function nextDue(em: EntityManager, dispatchId: number): Promise<Date | null> {
  const { dueAt } = await queryIn(em)
    .selectFrom('email_delivery as y')
    .select(({ fn }) => fn.min<string | null>('y.due_at').as('dueAt'))
    .where('y.dispatch_id', '=', dispatchId)
    .where(isUnsettled)
    .executeTakeFirstOrThrow();
  return dueAt === null ? null : new Date(dueAt);
}
