import type { EntityManager } from '@mikro-orm/postgresql';
import { GivenUp, type JobContext, type JobHandler } from '../../kernel/use-cases/job.ts';
import type { DirectMail, Jobs } from '../../kernel/use-cases/services.ts';
import type { Transaction } from '../../kernel/use-cases/transaction.ts';
import { MailStatus } from './tracked-mail.entity.ts';
import { trackedMails } from './tracked-mails.ts';

/** What claims answer, beside what a module reads to write the mail. */
export const claimedColumns = [
  ...(['mail.id', 'mail.status', 'mail.attempts', 'mail.failure'] as const),
  ...(['mail.message_id as messageId', 'mail.created_at as createdAt'] as const),
] as const;

interface ClaimedMail {
  readonly id: number;
  readonly status: MailStatus;
  readonly attempts: number;
  readonly failure: string | null;
  readonly messageId: string;
  readonly createdAt: string;
}

/** A mail as a module writes it; what every attempt has in common is known. */
export type WrittenMail = Omit<DirectMail, 'id' | 'writtenAt'>;

/** How mails of one sort are sent, one by one. */
interface TrackedMails<Mail extends ClaimedMail> {
  readonly queue: string;
  readonly table: string;
  /** One of them, for the log: `a price list`. */
  readonly what: string;
  /** Takes a mail that is due; other processes leave it alone then. Undefined: it is not due, settled, or gone. */
  claim(em: EntityManager, id: number): Promise<Mail | undefined>;
  write(ctx: JobContext, mail: Mail): WrittenMail | Promise<WrittenMail>;
}

interface TrackedMailJob extends JobHandler {
  /** Has a mail sent once the transaction is committed, or at a later moment. */
  enqueue(jobs: Jobs, transaction: Transaction, mailId: number, startAfter?: Date): Promise<void>;
}

/**
 * Sends one tracked mail. Jobs for the same mail may run in any process: who sends it has claimed it before. One that could
 * not be sent is left to a job like this when it is due again.
 */
export function trackedMailJob<Mail extends ClaimedMail>(mails: TrackedMails<Mail>): TrackedMailJob {
  const { queue, table, what } = mails;
  const { whileClaimed, settle, dueAgain } = trackedMails(table);

  const enqueue: TrackedMailJob['enqueue'] = (jobs, transaction, mailId, startAfter) =>
    jobs.enqueue(transaction, queue, { mailId }, startAfter && { startAfter });

  async function sendOnce(ctx: JobContext, id: number): Promise<void> {
    const { em, services, log } = ctx;
    const mail = await mails.claim(em, id);
    if (!mail) return;
    const { status, failure, messageId, createdAt } = mail;
    if (status !== MailStatus.SENDING) {
      log.info({ mail: id, objection: failure }, `${what} is not sent`);
      return;
    }
    const outcome = await whileClaimed(ctx, mail, async () => {
      const written = await mails.write(ctx, mail);
      return services.mail.sendNow({ ...written, id: messageId, writtenAt: new Date(createdAt) });
    });
    if (outcome.kind !== 'sent') log.warn({ mail: id, outcome }, `${what} was not sent`);
    await settle(em, mail, outcome);
  }

  return {
    queue,
    enqueue,
    async handle(ctx, data) {
      const mailId = mailOf(data);
      await sendOnce(ctx, mailId);
      const due = await dueAgain(ctx.em, mailId);
      if (due) await enqueue(ctx.services.jobs, ctx.em, mailId, due);
    },
  };
}

function mailOf(data: unknown): number {
  const { mailId }: { mailId?: unknown } = Object(data);
  if (typeof mailId !== 'number') throw new GivenUp('The job names no mail');
  return mailId;
}
