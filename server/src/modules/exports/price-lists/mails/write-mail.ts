import { AppError } from '../../../../kernel/errors/errors.ts';
import { contentOf, type Download } from '../../../../kernel/transport/download.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import type { JobContext } from '../../../../kernel/use-cases/job.ts';
import { Loaders } from '../../../../kernel/use-cases/loaders.ts';
import type { MailAttachment } from '../../../../kernel/use-cases/services.ts';
import { dayOf } from '../../../../kernel/values/dates.ts';
import { inSnapshot } from '../../../../platform/database/snapshot.ts';
import { mailTemplate } from '../../../../platform/mail/mail-template.ts';
import type { WrittenMail } from '../../../../platform/mail/tracked-mail-job.ts';
import { unsubscribeUrl } from '../../../../platform/mail/unsubscribe-url.ts';
import { siteAt } from '../../../accounts/agents/index.ts';
import { callerWithId } from '../../../accounts/visibility/index.ts';
import { listWorkbook, signWorkbook } from '../../list-workbook.ts';
import type { ClaimedMail } from './claim-mail.ts';

/** How long the link to a larger one works, in seconds: until the next mail of a weekly list. */
const linkSeconds = 7 * 86_400;

const priceList = mailTemplate<{
  name: string;
  /** What the list gives: `1,204 diamonds`. */
  amount: string;
  isEmpty: boolean;
  isAttached: boolean;
  /** Where a file is that is too large for the mail; empty: there is none. */
  link: string;
  /** Why the list could not be made; empty: it could. */
  problem: string;
  /** Where the list ends; empty: it was asked for once. */
  stopLink: string;
}>({
  folder: new URL('./', import.meta.url),
  name: 'price-list',
  subject: '{{name}}: your price list at {{brandName}}',
});

/** What a mail tells of its list. */
interface ListNews {
  readonly amount: string;
  readonly isEmpty: boolean;
  readonly link: string;
  readonly problem: string;
  readonly attachments: readonly MailAttachment[];
}

/** Writes a mail with what its list gives at this moment, as its recipient sees it. */
export async function writeMail(job: JobContext, mail: ClaimedMail): Promise<WrittenMail> {
  const { name, domain, unsubscribeToken: token } = mail;
  const { brandName, publicUrl } = job.services.config;
  const site = siteAt(publicUrl, domain);
  const { attachments, link, ...news } = await newsOf(job, mail);
  const stopLink = token === null ? '' : unsubscribeUrl({ publicUrl: site }, token);
  const values = { ...news, name, stopLink, isAttached: attachments.length > 0, link: link && `${site}${link}` };
  return {
    ...priceList(mail.email, { ...values, brandName: domain ?? brandName }),
    attachments,
    ...(stopLink !== '' && { unsubscribeUrl: stopLink }),
  };
}

async function newsOf(job: JobContext, mail: ClaimedMail): Promise<ListNews> {
  const nothing = { amount: '', isEmpty: false, link: '', problem: '', attachments: [] };
  try {
    return await inSnapshot(job.em, async (em) => {
      const ctx = await recipientContext({ ...job, em }, mail.userId);
      const fileName = `${fileNameOf(mail)}-${dayOf(new Date())}.xlsx`;
      const { count, noun, file } = await listWorkbook(ctx, { ...mail, fileName });
      const amount = `${count.toLocaleString('en')} ${noun}`;
      if (count === 0) return { ...nothing, amount, isEmpty: true };
      const content = await wholeOf(file, job.services.config.mailMaxBytes);
      if (content === null) return { ...nothing, amount, link: signWorkbook(ctx, mail, linkSeconds).url };
      return { ...nothing, amount, attachments: [{ fileName, mediaType: file.mediaType, content }] };
    });
  } catch (error) {
    if (!(error instanceof AppError) || !isRefused(error)) throw error;
    job.log.info({ err: error, mail: mail.id }, 'a price list cannot be made');
    return { ...nothing, problem: error.explanation };
  }
}

/** Whether the list asks for what its recipient may not, or what is there no more: asking again would not help. */
const isRefused = ({ code }: AppError): boolean => code === 'FORBIDDEN' || code === 'INVALID_REQUEST';

/** The recipient as they would ask themselves. */
async function recipientContext({ em, services, log }: JobContext, userId: number): Promise<RequestContext> {
  const caller = await callerWithId(em, userId);
  if (!caller) throw new Error('the recipient of a price list may not act any more');
  return {
    ...caller,
    observer: null,
    em,
    services,
    log,
    hasBadToken: false,
    closure: null,
    request: { id: '', ip: '', host: '', userAgent: null, idempotencyKey: null, prefersAsync: false, testError: null },
    loaders: new Loaders(),
  };
}

/** All of a file, unless it is larger than so many bytes. */
async function wholeOf(file: Download, mostBytes: number): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of contentOf(file)) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length > mostBytes) return null;
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

/** The name of a list as that of a file: letters, digits and hyphens. */
const fileNameOf = ({ name, kind }: ClaimedMail): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-+|-+$/g, '') || kind;
