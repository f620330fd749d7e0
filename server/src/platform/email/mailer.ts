import { createHash, randomUUID } from 'node:crypto';
import validator from 'validator';
import { type JobHandler, PermanentFailure } from '../../kernel/use-cases/job.ts';
import type { Jobs, Mail, MailMessage, MailOutcome } from '../../kernel/use-cases/services.ts';
import { countEmailAttempt } from '../metrics/outcomes.ts';
import type { EmailTransport, OutgoingMail } from './email-transport.ts';

/** Fields of an error thrown by nodemailer. */
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

/**
 * SMTP codes from 550 are permanent: a retry would fail too. Lower 5xx codes include failed sign-ins (530, 535),
 * which the operator can fix.
 */
function isPermanentFailure(error: unknown): boolean {
  const { responseCode } = failureOf(error);
  return typeof responseCode === 'number' && responseCode >= 550 && responseCode < 600;
}

/**
 * Errors that occur before the email is transmitted: DNS, connection, TLS, sign-in, or a server that is shutting
 * down.
 */
const unreachable: ReadonlySet<unknown> = new Set([
  ...['EAUTH', 'EDNS', 'ETLS', 421, 530],
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT'],
]);

const longestReason = 500;

/**
 * Classifies a failure. If the connection is lost during the delivery, the server may or may not have accepted the
 * email. Such a failure is classified as deferred.
 */
function outcomeOf(error: unknown): Exclude<MailOutcome, { kind: 'sent' }> {
  const { message, code, originalCode, responseCode } = failureOf(error);
  const reason = message.replace(/\s+/g, ' ').slice(0, longestReason);
  if (isPermanentFailure(error)) return { kind: 'refused', reason };
  const isUnreachable = [code, originalCode, responseCode].some((value) => unreachable.has(value));
  return { kind: isUnreachable ? 'unreachable' : 'deferred', reason };
}

/** Sends an email and counts the outcome. Throws the error of the SMTP server. */
async function deliver(transport: EmailTransport, mail: OutgoingMail): Promise<void> {
  try {
    await transport.deliver(mail);
    countEmailAttempt('sent');
  } catch (error) {
    countEmailAttempt(outcomeOf(error).kind);
    throw error;
  }
}

const queue = 'mail.send';

/** Sends the emails queued by {@link createMail}. */
export const mailJob = (transport: EmailTransport): JobHandler => ({
  queue,
  async handle(_ctx, data) {
    try {
      await deliver(transport, readQueued(data));
    } catch (error) {
      if (!isPermanentFailure(error)) throw error;
      throw new PermanentFailure(`The SMTP server rejected the email: ${outcomeOf(error).reason}`, { cause: error });
    }
  },
});

/** Returns the email service: queues emails in the caller's transaction, or sends them immediately. */
export const createMail = (jobs: Jobs, transport: EmailTransport): Mail => ({
  async queue(transaction, message, once) {
    const { id, data } = jobOf(message, once === undefined ? randomUUID() : uuidOf(once));
    await jobs.enqueue(transaction, queue, data, { id });
  },
  async queueAll(transaction, messages) {
    const entries = [...messages].map(([once, message]) => jobOf(message, uuidOf(once)));
    await jobs.enqueueAll(transaction, queue, entries);
  },
  async sendNow(mail) {
    if (!validator.isEmail(mail.to)) return { kind: 'refused', reason: 'The recipient is not a valid email address' };
    refuseInjection(mail);
    try {
      await deliver(transport, { ...mail, queuedAt: mail.writtenAt.toISOString() });
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error);
    }
  },
});

function jobOf(message: MailMessage, id: string): { readonly id: string; readonly data: OutgoingMail } {
  refuseInjection(message);
  return { id, data: { ...message, id, queuedAt: new Date().toISOString() } };
}

/** Returns a deterministic UUID for a name (RFC 9562, version 8). */
const uuidOf = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/**
 * Prevents header injection. A field with a line break or a second address would let its author send other emails in
 * the brand's name.
 */
function refuseInjection({ to, subject, replyTo }: MailMessage): void {
  if (!validator.isEmail(to)) throw new Error('An email must have exactly one recipient');
  if (replyTo !== undefined && !validator.isEmail(replyTo))
    throw new Error('The reply address of an email must be exactly one address');
  if (/[\r\n]/.test(subject)) throw new Error('The subject of an email must be a single line');
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
    throw new PermanentFailure('The queued email is incomplete');
  }
  return { id, queuedAt, to, subject, html, text, ...(replyTo === undefined ? {} : { replyTo }) };
}
