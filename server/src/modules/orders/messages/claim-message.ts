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

/** A message that this process alone may send until its claim ends. */
export interface ClaimedMessage {
  readonly id: number;
  readonly orderId: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** The current one included. */
  readonly attempts: number;
  readonly messageId: string;
  readonly createdAt: Date;
}

const m = columnsOf('sales_order_message', 'm');

/** SQL: the message `m` is still to be sent, or being sent. */
const isUnsettled = sql<boolean>`${m('status')} in (${MailStatus.PENDING}, ${MailStatus.SENDING})`;

/** Takes a message that is due; other processes leave it alone then. Undefined: it is not due, settled, or was begun too often. */
export async function claimMessage(em: EntityManager, id: number): Promise<ClaimedMessage | undefined> {
  const isWornOut = sql<boolean>`${m('attempts')} >= ${mostAttempts}`;
  const claimed = await queryIn(em, { type: 'write' })
    .updateTable('sales_order_message as m')
    .set({
      status: sql`case when ${isWornOut} then ${MailStatus.FAILED} else ${MailStatus.SENDING} end`,
      attempts: sql<number>`${m('attempts')} + (not ${isWornOut})::int`,
      due_at: inSeconds(claimSeconds),
      settled_at: sql`case when ${isWornOut} then now() end`,
    })
    .where('m.id', '=', id)
    .where(isUnsettled)
    .where('m.due_at', '<=', now)
    .returning([
      ...(['m.id', 'm.recipient', 'm.subject', 'm.text', 'm.attempts', 'm.status'] as const),
      'm.order_id as orderId',
      'm.message_id as messageId',
      'm.created_at as createdAt',
    ])
    .executeTakeFirst();
  if (claimed?.status !== MailStatus.SENDING) return undefined;
  return { ...claimed, createdAt: new Date(claimed.createdAt) };
}

/** Keeps a claim for as long as the work takes. */
export const whileClaimed = <T>({ em, log }: JobContext, { id, attempts }: ClaimedMessage, work: () => Promise<T>) =>
  whileRenewed(() => {
    queryIn(em)
      .updateTable('sales_order_message')
      .set({ due_at: inSeconds(claimSeconds) })
      .where('id', '=', id)
      .where('status', '=', MailStatus.SENDING)
      .where('attempts', '=', attempts)
      .execute()
      .catch((error: unknown) => log.warn({ err: error, message: id }, 'a claim was not renewed'));
  }, work);

/** Notes what became of a claimed message. */
export async function settleMessage(
  em: EntityManager,
  { id, attempts }: ClaimedMessage,
  outcome: MailOutcome,
): Promise<void> {
  const noted = afterAttempt(outcome, attempts);
  const message = queryIn(em).updateTable('sales_order_message').set(noted).where('id', '=', id);
  // What was sent is sent, whoever has the claim by now.
  const isSent = noted.status === MailStatus.SENT;
  await (isSent ? message : message.where('status', '=', MailStatus.SENDING)).execute();
}

/** When a message is due next, or the claim on it ends. Null: it is settled, or gone with its order. */
export async function dueAgain(em: EntityManager, id: number): Promise<Date | null> {
  const row = await queryIn(em, { type: 'write' })
    .selectFrom('sales_order_message as m')
    .select('m.due_at as dueAt')
    .where('m.id', '=', id)
    .where(isUnsettled)
    .executeTakeFirst();
  return row ? new Date(row.dueAt) : null;
}
