import type { EntityManager } from '@mikro-orm/postgresql';
import { type JobContext, type JobHandler, PermanentFailure } from '../../kernel/use-cases/job.ts';
import type { DirectMail, Jobs } from '../../kernel/use-cases/services.ts';
import type { Transaction } from '../../kernel/use-cases/transaction.ts';
import { MailStatus } from './tracked-mail.entity.ts';
import { trackedMails } from './tracked-mails.ts';

/** Columns that a claim returns, in addition to the columns that a module needs to write the email. */
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

/** Email as written by a module. ID and time are added by the job. */
export type WrittenMail = Omit<DirectMail, 'id' | 'writtenAt'>;

/** Definition of a kind of tracked email. */
interface TrackedMails<Mail extends ClaimedMail> {
  readonly queue: string;
  readonly table: string;
  /** Noun for this kind of email in log messages: `a price list`. */
  readonly what: string;
  /**
   * Claims an email that is due, so that no other process sends it. Undefined if it does not exist, is not due, or is
   * settled.
   */
  claim(em: EntityManager, id: number): Promise<Mail | undefined>;
  write(ctx: JobContext, mail: Mail): WrittenMail | Promise<WrittenMail>;
}

interface TrackedMailJob extends JobHandler {
  /** Schedules an email to be sent after the transaction has been committed, or at a later time. */
  enqueue(jobs: Jobs, transaction: Transaction, mailId: number, startAfter?: Date): Promise<void>;
}

/**
 * Returns the job that sends tracked emails. Several jobs for the same email may run concurrently. The job that
 * claims the email sends it. If it fails, it enqueues a retry.
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
      log.info({ mail: id, objection: failure }, `skipped ${what}`);
      return;
    }
    const outcome = await whileClaimed(ctx, mail, async () => {
      const message = await mails.write(ctx, mail);
      return services.mail.sendNow({ ...message, id: messageId, writtenAt: new Date(createdAt) });
    });
    if (outcome.kind !== 'sent') log.warn({ mail: id, outcome }, `could not send ${what}`);
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
  if (typeof mailId !== 'number') throw new PermanentFailure('The job has no email ID');
  return mailId;
}
