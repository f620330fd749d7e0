import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailAttachment, MailMessage } from '../../kernel/use-cases/services.ts';
import { lazily } from '../../kernel/values/lazily.ts';

/** Email to send. Its ID identifies repeated deliveries of the same email. */
export interface OutgoingMail extends MailMessage {
  readonly id: string;
  /** Time at which the email was written, ISO 8601. */
  readonly queuedAt: string;
  /** URL for one-click unsubscribe, which email clients call with POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** Transport for emails: an SMTP server or a folder. */
export interface EmailTransport {
  /** Sends an email. Throws the error of the SMTP server. */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Closes the connections to the SMTP server. */
  close(): void;
}

interface OutletOptions {
  smtpUrl: string | undefined;
  /** Folder that emails are written to if no SMTP server is configured. */
  folder: string;
  /** Sender: `Name <address>`. */
  from: string;
}

export const openMailOutlet = ({ smtpUrl, folder, from }: OutletOptions): EmailTransport =>
  smtpUrl ? toServer(smtpUrl, from) : toFolder(folder, from);

/** Returns the headers for one-click unsubscribe in email clients (RFC 8058). */
const listHeaders = (url: string) => ({
  list: { unsubscribe: { url } },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/**
 * An email may be sent twice if the process is killed before the delivery is recorded. Both copies have the same
 * Message-ID.
 */
const messageOf = (mail: OutgoingMail, from: string) => ({
  from,
  to: { name: '', address: mail.to },
  ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  date: new Date(mail.queuedAt),
  messageId: `<${mail.id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
  ...(mail.unsubscribeUrl === undefined ? {} : listHeaders(mail.unsubscribeUrl)),
  ...(mail.attachments && {
    attachments: mail.attachments.map(({ fileName, mediaType, content }) => ({
      filename: fileName,
      contentType: mediaType,
      content,
    })),
  }),
});

/** Maximum duration of a delivery in milliseconds. Limits the wait for a slow SMTP server. */
const longestDelivery = 5 * 60_000;

function toServer(smtpUrl: string, from: string): EmailTransport {
  const url = new URL(smtpUrl);
  let close = (): void => undefined;
  const transport = lazily(async () => {
    const { createTransport } = await import('nodemailer');
    const transporter = createTransport({
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
      // Retries are made by the caller, which counts the attempts.
      maxRequeues: 0,
    });
    close = () => transporter.close();
    return transporter;
  });
  return {
    async deliver(mail) {
      await (await transport()).sendMail({ ...messageOf(mail, from), signal: AbortSignal.timeout(longestDelivery) });
    },
    close: () => close(),
  };
}

/**
 * Fails like a real SMTP server for domains under `.invalid`, which do not exist (RFC 2606). Test installations use
 * these domains to produce failed emails.
 */
const isNowhere = (address: string): boolean => /[@.]invalid$/i.test(address);

const isNoFolder = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function toFolder(folder: string, from: string): EmailTransport {
  const transport = lazily(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  });
  return {
    async deliver(mail) {
      if (isNowhere(mail.to)) {
        throw Object.assign(new Error(`550 5.1.2 ${mail.to}: domain not found`), { responseCode: 550 });
      }
      const { message } = await (await transport()).sendMail(messageOf(mail, from));
      // The name begins with the time, so that directory listings are sorted by time. Sending the same email again
      // overwrites its file.
      const file = path.join(folder, `${mail.queuedAt.replaceAll(':', '-')}_${mail.id}.eml`);
      const unfinished = `${file}.tmp`;
      // Emails contain links that sign people in or reset passwords, so only the user of the server process may read
      // them.
      const write = () => writeFile(unfinished, message, { mode: 0o600 });
      await write().catch(async (error: unknown) => {
        if (!isNoFolder(error)) throw error;
        await mkdir(folder, { recursive: true });
        await write();
      });
      await rename(unfinished, file);
    },
    close: () => undefined,
  };
}
