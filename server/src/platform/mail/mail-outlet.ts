import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailAttachment, MailMessage } from '../../kernel/use-cases/services.ts';
import { lazily } from '../../kernel/values/lazily.ts';

/** A message on its way out. Its id makes repeated sending recognisable. */
export interface OutgoingMail extends MailMessage {
  readonly id: string;
  /** When it was written, ISO 8601. */
  readonly queuedAt: string;
  /** Where mail readers post that their owner wants no more of such mails. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** The end of every queue of mails. */
export interface MailOutlet {
  /** Throws what the mail server says against it. */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Ends connections to the mail server. */
  close(): void;
}

interface OutletOptions {
  smtpUrl: string | undefined;
  /** Where messages are written when there is no SMTP server. */
  folder: string;
  /** `Name <address>`. */
  from: string;
}

export const openMailOutlet = ({ smtpUrl, folder, from }: OutletOptions): MailOutlet =>
  smtpUrl ? toServer(smtpUrl, from) : toFolder(folder, from);

/** RFC 8058: a mail reader's own button unsubscribes by one POST. */
const listHeaders = (url: string) => ({
  list: { unsubscribe: { url } },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/** A message may be sent again when the process dies before that is noted: the same Message-ID tells. */
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

/** However slowly a server speaks: after this nobody waits for its answer any more. In milliseconds. */
const longestDelivery = 5 * 60_000;

function toServer(smtpUrl: string, from: string): MailOutlet {
  const url = new URL(smtpUrl);
  let close = (): void => undefined;
  const transport = lazily(async () => {
    const { createTransport } = await import('nodemailer');
    const made = createTransport({
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
      // Whoever hands a message over decides whether it is tried again: only they know how often it was.
      maxRequeues: 0,
    });
    close = () => made.close();
    return made;
  });
  return {
    async deliver(mail) {
      await (await transport()).sendMail({ ...messageOf(mail, from), signal: AbortSignal.timeout(longestDelivery) });
    },
    close: () => close(),
  };
}

/** Refused as every mail server would: no such domain exists (RFC 2606). So a trial house has mails that fail, too. */
const isNowhere = (address: string): boolean => /[@.]invalid$/i.test(address);

const isNoFolder = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function toFolder(folder: string, from: string): MailOutlet {
  const transport = lazily(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  });
  return {
    async deliver(mail) {
      if (isNowhere(mail.to)) {
        throw Object.assign(new Error(`550 5.1.2 ${mail.to}: there is no such domain`), { responseCode: 550 });
      }
      const { message } = await (await transport()).sendMail(messageOf(mail, from));
      // Named by time, so that a listing shows the order; the same message takes its own place again.
      const file = path.join(folder, `${mail.queuedAt.replaceAll(':', '-')}_${mail.id}.eml`);
      const unfinished = `${file}.tmp`;
      // Emails contain links that sign people in or reset passwords: only the server's own user may read them.
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
