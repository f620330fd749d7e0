import { createHash, randomUUID } from 'node:crypto';
import validator from 'validator';
import { GivenUp, type JobHandler } from '../../kernel/use-cases/job.ts';
import type { Jobs, Mail, MailMessage, MailOutcome } from '../../kernel/use-cases/services.ts';
import type { MailOutlet, OutgoingMail } from './mail-outlet.ts';

/** What nodemailer's errors say beside their message. */
interface SmtpFailure {
  readonly message: string;
  readonly code: unknown;
  readonly originalCode: unknown;
  readonly responseCode: unknown;
}

const failureOf = (error: unknown): SmtpFailure => {
  const { code, originalCode, responseCode }: Partial<Record<keyof SmtpFailure, unknown>> = Object(error);
  return { message: error instanceof Error ? error.message : String(error), code, originalCode, responseCode };
};

/** SMTP answers 5xx when the same message would be refused again; our own sign-in (530, 535) may be mended. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = failureOf(error);
  return typeof responseCode === 'number' && responseCode >= 550 && responseCode < 600;
}

/** Nobody could be asked: no name, no connection, no TLS, no sign-in, or a server that shuts down. */
const unreachable: ReadonlySet<unknown> = new Set([
  ...['EAUTH', 'EDNS', 'ETLS', 421, 530],
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT'],
]);

const longestReason = 500;

/**
 * What a failure means for the message. Whoever loses the connection in the middle cannot know whether the server took
 * the message: that counts as deferred.
 */
function outcomeOf(error: unknown): Exclude<MailOutcome, { kind: 'sent' }> {
  const { message, code, originalCode, responseCode } = failureOf(error);
  const reason = message.replace(/\s+/g, ' ').slice(0, longestReason);
  if (isRefusedForGood(error)) return { kind: 'refused', reason };
  const isUnreachable = [code, originalCode, responseCode].some((value) => unreachable.has(value));
  return { kind: isUnreachable ? 'unreachable' : 'deferred', reason };
}

const queue = 'mail.send';

/** Sends what {@link createMail} has queued. */
export const mailJob = (outlet: MailOutlet): JobHandler => ({
  queue,
  async handle(_ctx, data) {
    try {
      await outlet.deliver(readQueued(data));
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      throw new GivenUp(`The mail server refuses this message: ${outcomeOf(error).reason}`, { cause: error });
    }
  },
});

/** Mail by the queue, in the caller's transaction, or at once through the outlet. */
export const createMail = (jobs: Jobs, outlet: MailOutlet): Mail => ({
  async queue(transaction, message, once) {
    const { id, data } = jobOf(message, once === undefined ? randomUUID() : uuidOf(once));
    await jobs.enqueue(transaction, queue, data, { id });
  },
  async queueAll(transaction, messages) {
    const written = [...messages].map(([once, message]) => jobOf(message, uuidOf(once)));
    await jobs.enqueueAll(transaction, queue, written);
  },
  async sendNow(mail) {
    if (!validator.isEmail(mail.to)) return { kind: 'refused', reason: 'It is no e-mail address' };
    refuseInjection(mail);
    try {
      await outlet.deliver({ ...mail, queuedAt: mail.writtenAt.toISOString() });
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error);
    }
  },
});

/** The job that sends a message. */
function jobOf(message: MailMessage, id: string): { readonly id: string; readonly data: OutgoingMail } {
  refuseInjection(message);
  return { id, data: { ...message, id, queuedAt: new Date().toISOString() } };
}

/** The UUID that stands for a name: always the same (RFC 9562, version 8). */
const uuidOf = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/** A line break or a second address would let whoever chose the text send mail in our name. */
function refuseInjection({ to, subject, replyTo }: MailMessage): void {
  if (!validator.isEmail(to)) throw new Error('Mail must go to exactly one address');
  if (replyTo !== undefined && !validator.isEmail(replyTo))
    throw new Error('Answers to a mail must go to exactly one address');
  if (/[\r\n]/.test(subject)) throw new Error('The subject of a mail must be one line');
}

function readQueued(data: unknown): OutgoingMail {
  const { id, queuedAt, to, subject, html, text, replyTo }: Partial<Record<keyof OutgoingMail, unknown>> = Object(data);
  if (
    typeof id !== 'string' ||
    typeof queuedAt !== 'string' ||
    typeof to !== 'string' ||
    typeof subject !== 'string' ||
    typeof html !== 'string' ||
    typeof text !== 'string' ||
    (typeof replyTo !== 'string' && replyTo !== undefined)
  ) {
    throw new GivenUp('A queued mail is incomplete');
  }
  return { id, queuedAt, to, subject, html, text, ...(replyTo === undefined ? {} : { replyTo }) };
}
