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
import { columnsOf, queryIn } from '../database.ts';

/** An answer that this process alone may send until its claim ends, with the message that it answers. */
export interface ClaimedAnswer {
  readonly id: number;
  readonly text: string;
  readonly createdAt: Date;
  /** The current one included. */
  readonly attempts: number;
  readonly messageId: string;
  readonly to: { readonly name: string; readonly email: string };
  readonly subject: string | null;
  readonly quoted: string;
  readonly writtenAt: Date;
  readonly domain: string | null;
}

const a = columnsOf('contact_answer', 'a');

/** SQL: the answer `a` is still to be sent, or being sent. */
const isUnsettled = sql<boolean>`${a('status')} in (${MailStatus.PENDING}, ${MailStatus.SENDING})`;

/** Takes an answer that is due; other processes leave it alone then. Undefined: it is not due, or settled. */
export async function claimAnswer(em: EntityManager, answerId: number): Promise<ClaimedAnswer | undefined> {
  const isWornOut = sql<boolean>`${a('attempts')} >= ${mostAttempts}`;
  const claimed = await queryIn(em, { type: 'write' })
    .updateTable('contact_answer as a')
    .from('contact_message as m')
    .set({
      status: sql`case when ${isWornOut} then ${MailStatus.FAILED} else ${MailStatus.SENDING} end`,
      attempts: sql<number>`${a('attempts')} + (not ${isWornOut})::int`,
      due_at: inSeconds(claimSeconds),
      settled_at: sql`case when ${isWornOut} then now() end`,
      failure: sql<
        string | null
      >`case when ${isWornOut} then 'was begun too often and never ended' else ${a('failure')} end`,
    })
    .where('a.id', '=', answerId)
    .whereRef('m.id', '=', 'a.contact_message_id')
    .where(isUnsettled)
    .where('a.due_at', '<=', now)
    .returning([
      ...(['a.id', 'a.text', 'a.attempts', 'a.status', 'm.name', 'm.email', 'm.subject', 'm.domain'] as const),
      'a.message_id as messageId',
      'a.created_at as createdAt',
      'm.message as quoted',
      'm.created_at as writtenAt',
    ])
    .executeTakeFirst();
  if (claimed?.status !== MailStatus.SENDING) return undefined;
  const { name, email, createdAt, writtenAt, ...answer } = claimed;
  return { ...answer, to: { name, email }, createdAt: new Date(createdAt), writtenAt: new Date(writtenAt) };
}

/** Keeps a claim for as long as the work takes. */
export const whileClaimed = <T>({ em, log }: JobContext, { id, attempts }: ClaimedAnswer, work: () => Promise<T>) =>
  whileRenewed(() => {
    queryIn(em)
      .updateTable('contact_answer')
      .set({ due_at: inSeconds(claimSeconds) })
      .where('id', '=', id)
      .where('status', '=', MailStatus.SENDING)
      .where('attempts', '=', attempts)
      .execute()
      .catch((error: unknown) => log.warn({ err: error, answer: id }, 'a claim was not renewed'));
  }, work);

/** Notes what became of a claimed answer. */
export async function settleAnswer(
  em: EntityManager,
  { id, attempts }: ClaimedAnswer,
  outcome: MailOutcome,
): Promise<void> {
  const noted = afterAttempt(outcome, attempts);
  const answer = queryIn(em).updateTable('contact_answer').set(noted).where('id', '=', id);
  // What was sent is sent, whoever has the claim by now.
  const isSent = noted.status === MailStatus.SENT;
  await (isSent ? answer : answer.where('status', '=', MailStatus.SENDING)).execute();
}

/** When an answer is due next, or the claim on it ends. Null: it is settled. */
export async function dueAgain(em: EntityManager, answerId: number): Promise<Date | null> {
  const row = await queryIn(em, { type: 'write' })
    .selectFrom('contact_answer as a')
    .select('a.due_at as dueAt')
    .where('a.id', '=', answerId)
    .where(isUnsettled)
    .executeTakeFirst();
  return row ? new Date(row.dueAt) : null;
}
