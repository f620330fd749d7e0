import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobContext } from '../../../kernel/use-cases/job.ts';
import type { MailOutcome } from '../../../kernel/use-cases/services.ts';
import { now } from '../../../platform/database/statements/statements.ts';
import {
  afterAttempt,
  claimSeconds,
  inSeconds,
  mostAttempts,
  whileRenewed,
} from '../../../platform/mail/mail-attempts.ts';
import { MailStatus } from '../../../platform/mail/tracked-mail.entity.ts';
import { mayAct } from '../../accounts/index.ts';
import type { ListQuestion } from '../../catalogue/index.ts';
import { columnsOf, queryIn } from '../database.ts';

/** A mail that this process alone may send until its claim ends. */
export interface ClaimedMail {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  readonly name: string;
  readonly kind: string;
  readonly question: ListQuestion;
  readonly domain: string | null;
  /** Of the weekly list. Null: the mail was asked for at once. */
  readonly unsubscribeToken: string | null;
  /** The current one included. */
  readonly attempts: number;
  readonly messageId: string;
  readonly createdAt: Date;
  /** Null: it can be sent. Else why it is not, which is noted already. */
  readonly objection: string | null;
}

const m = columnsOf('price_list_mail', 'm');
const u = columnsOf('user_account', 'u');

/** SQL: the mail `m` is still to be sent, or being sent. */
const isUnsettled = sql<boolean>`${m('status')} in (${MailStatus.PENDING}, ${MailStatus.SENDING})`;

/** SQL: why the mail `m` to the user `u` is not sent after all; null: it is. */
const objection = sql<string | null>`case
  when not (${mayAct} and ${u('is_email_confirmed')}) then 'the account may not be written to'
  when exists (select from price_list p where p.id = ${m('price_list_id')} and p.stopped_at is not null)
    then 'the list was stopped'
  when ${m('attempts')} >= ${mostAttempts} then 'was begun too often and never ended' end`;

/** Takes a mail that is due; other processes leave it alone then. Undefined: it is not due, or settled. */
export async function claimMail(em: EntityManager, mailId: number): Promise<ClaimedMail | undefined> {
  const claimed = await queryIn(em, { type: 'write' })
    .updateTable('price_list_mail as m')
    .from('user_account as u')
    .set({
      status: sql`case when ${objection} is null then ${MailStatus.SENDING} else ${MailStatus.SKIPPED} end`,
      attempts: sql<number>`${m('attempts')} + (${objection} is null)::int`,
      due_at: inSeconds(claimSeconds),
      settled_at: sql`case when ${objection} is not null then now() end`,
      failure: sql<string | null>`coalesce(${objection}, ${m('failure')})`,
    })
    .where('m.id', '=', mailId)
    .whereRef('u.id', '=', 'm.user_id')
    .where(isUnsettled)
    .where('m.due_at', '<=', now)
    .returning(({ selectFrom }) => [
      ...(['m.id', 'u.email', 'm.name', 'm.kind', 'm.question', 'm.domain', 'm.attempts'] as const),
      'm.user_id as userId',
      'm.message_id as messageId',
      'm.created_at as createdAt',
      selectFrom('price_list as p')
        .select('p.unsubscribe_token')
        .whereRef('p.id', '=', 'm.price_list_id')
        .as('unsubscribeToken'),
      sql<string | null>`case when ${m('settled_at')} is not null then ${m('failure')} end`.as('objection'),
    ])
    .executeTakeFirst();
  return claimed && { ...claimed, createdAt: new Date(claimed.createdAt) };
}

/** Keeps a claim for as long as the work takes. */
export const whileClaimed = <T>({ em, log }: JobContext, { id, attempts }: ClaimedMail, work: () => Promise<T>) =>
  whileRenewed(() => {
    queryIn(em)
      .updateTable('price_list_mail')
      .set({ due_at: inSeconds(claimSeconds) })
      .where('id', '=', id)
      .where('status', '=', MailStatus.SENDING)
      .where('attempts', '=', attempts)
      .execute()
      .catch((error: unknown) => log.warn({ err: error, mail: id }, 'a claim was not renewed'));
  }, work);

/** Notes what became of a claimed mail. */
export async function settleMail(
  em: EntityManager,
  { id, attempts }: ClaimedMail,
  outcome: MailOutcome,
): Promise<void> {
  const noted = afterAttempt(outcome, attempts);
  const mail = queryIn(em).updateTable('price_list_mail').set(noted).where('id', '=', id);
  // What was sent is sent, whoever has the claim by now.
  const isSent = noted.status === MailStatus.SENT;
  await (isSent ? mail : mail.where('status', '=', MailStatus.SENDING)).execute();
}

/** When a mail is due next, or the claim on it ends. Null: it is settled. */
export async function dueAgain(em: EntityManager, mailId: number): Promise<Date | null> {
  const row = await queryIn(em, { type: 'write' })
    .selectFrom('price_list_mail as m')
    .select('m.due_at as dueAt')
    .where('m.id', '=', mailId)
    .where(isUnsettled)
    .executeTakeFirst();
  return row ? new Date(row.dueAt) : null;
}
