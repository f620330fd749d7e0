import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isEmail, isUUID } from 'class-validator';
import { createTransport } from 'nodemailer';
import type { JobHandler } from '../kernel/job.ts';
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

type Deliver = (mail: QueuedMail) => Promise<void>;

const queue = 'mail.send';

/** The job that sends what {@link createMail} has queued. */
export function mailHandler(options: MailerOptions): JobHandler {
  const deliver = options.smtpUrl ? toServer(options.smtpUrl, options.from) : toFolder(options.folder, options.from);
  return { queue, handle: (_ctx, data) => deliver(readQueued(data)) };
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
function refuseInjection({ to, subject }: MailMessage): void {
  if (!isEmail(to)) throw new Error('Mail must go to exactly one address');
  if (/[\r\n]/.test(subject)) throw new Error('The subject of a mail must be one line');
}

/** A sent message may be sent again when the process dies before the job is settled: the same Message-ID tells. */
const messageOf = ({ id, queuedAt, to, subject, html, text }: QueuedMail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  html,
  text,
  date: new Date(queuedAt),
  messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
});

function toServer(smtpUrl: string, from: string): Deliver {
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
  return async (mail) => {
    await transport.sendMail(messageOf(mail, from));
  };
}

function toFolder(folder: string, from: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, from));
    await mkdir(folder, { recursive: true });
    // Named by time, so that a listing shows the order; the same message takes its own place again.
    const file = path.join(folder, `${mail.queuedAt.replaceAll(':', '-')}_${mail.id}.eml`);
    const unfinished = `${file}.tmp`;
    await writeFile(unfinished, message);
    await rename(unfinished, file);
  };
}

function readQueued(data: unknown): QueuedMail {
  const mail: Partial<Record<keyof QueuedMail, unknown>> = Object(data);
  const { id, queuedAt, to, subject, html, text } = mail;
  if (
    !isUUID(id) ||
    typeof id !== 'string' ||
    typeof queuedAt !== 'string' ||
    typeof to !== 'string' ||
    typeof subject !== 'string' ||
    typeof html !== 'string' ||
    typeof text !== 'string'
  ) {
    throw new Error('A queued mail is incomplete');
  }
  return { id, queuedAt, to, subject, html, text };
}
