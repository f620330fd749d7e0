import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isEmail } from 'class-validator';
import { createTransport } from 'nodemailer';
import { GivenUp, type JobHandler } from '../kernel/job.ts';
import type { Jobs, Mail, MailMessage } from '../kernel/services.ts';

interface MailerOptions {
  smtpUrl: string | undefined;
  /** Where messages are written when there is no SMTP server. */
  folder: string;
  /** `Name <address>`. */
  from: string;
}

/** A message in the queue. Its id makes repeated sending recognisable. */
interface QueuedMail extends MailMessage {
  id: string;
  /** ISO 8601. */
  queuedAt: string;
}

/** The end of the queue. */
interface Outlet {
  deliver(mail: QueuedMail): Promise<void>;
  close(): void;
}

/** Sends what {@link createMail} has queued. */
interface Mailer {
  readonly handler: JobHandler;
  /** Ends connections to the mail server. */
  close(): void;
}

const queue = 'mail.send';

export function openMailer({ smtpUrl, folder, from }: MailerOptions): Mailer {
  const outlet = smtpUrl ? toServer(smtpUrl, from) : toFolder(folder, from);
  const handler: JobHandler = { queue, handle: (_ctx, data) => outlet.deliver(readQueued(data)) };
  return { handler, close: () => outlet.close() };
}

/** Queues mail in the caller's transaction. */
export const createMail = (jobs: Jobs): Mail => ({
  async queue(em, message) {
    refuseInjection(message);
    const mail: QueuedMail = { ...message, id: randomUUID(), queuedAt: new Date().toISOString() };
    await jobs.enqueue(em, queue, mail);
  },
});

/** A line break or a second address would let whoever chose the text send mail in our name. */
function refuseInjection({ to, subject, replyTo }: MailMessage): void {
  if (!isEmail(to)) throw new Error('Mail must go to exactly one address');
  if (replyTo !== undefined && !isEmail(replyTo)) throw new Error('Answers to a mail must go to exactly one address');
  if (/[\r\n]/.test(subject)) throw new Error('The subject of a mail must be one line');
}

/** A sent message may be sent again when the process dies before the job is settled: the same Message-ID tells. */
const messageOf = ({ id, queuedAt, to, subject, html, text, replyTo }: QueuedMail, from: string) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
  subject,
  html,
  text,
  date: new Date(queuedAt),
  messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
});

function toServer(smtpUrl: string, from: string): Outlet {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    pool: true,
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async deliver(mail) {
      await transport.sendMail(messageOf(mail, from)).catch((error: unknown) => {
        throw isRefusedForGood(error) ? new GivenUp('The mail server refuses this message', { cause: error }) : error;
      });
    },
    close: () => transport.close(),
  };
}

/** SMTP answers 5xx when the same message would be refused again; our own sign-in (535) may be mended. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode < 600;

function toFolder(folder: string, from: string): Outlet {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true });
      // Named by time, so that a listing shows the order; the same message takes its own place again.
      const file = path.join(folder, `${mail.queuedAt.replaceAll(':', '-')}_${mail.id}.eml`);
      const unfinished = `${file}.tmp`;
      await writeFile(unfinished, message);
      await rename(unfinished, file);
    },
    close: () => transport.close(),
  };
}

function readQueued(data: unknown): QueuedMail {
  const { id, queuedAt, to, subject, html, text, replyTo }: Partial<Record<keyof QueuedMail, unknown>> = Object(data);
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
