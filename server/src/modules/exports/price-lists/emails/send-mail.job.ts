import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../../../kernel/errors/errors.ts';
import { contentOf, type Download } from '../../../../kernel/transport/download.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import type { JobContext } from '../../../../kernel/use-cases/job.ts';
import { Loaders } from '../../../../kernel/use-cases/loaders.ts';
import type { MailAttachment } from '../../../../kernel/use-cases/services.ts';
import { dayOf } from '../../../../kernel/values/dates.ts';
import { inSnapshot } from '../../../../platform/database/transactions.ts';
import { mailTemplate } from '../../../../platform/email/mail-template.ts';
import { claimedColumns, trackedMailJob, type WrittenMail } from '../../../../platform/email/tracked-mail-job.ts';
import { claimUnless, isDue } from '../../../../platform/email/tracked-mails.ts';
import { unsubscribeUrl } from '../../../../platform/email/unsubscribe-url.ts';
import { siteAt } from '../../../accounts/agents/index.ts';
import { callerWithId, isActiveAccount } from '../../../accounts/visibility/index.ts';
import { columnsOf, queryIn } from '../../database.ts';
import { listWorkbook, signWorkbook } from '../../list-workbook.ts';

const m = columnsOf('price_list_mail', 'mail');
const u = columnsOf('user_account', 'u');

/** SQL for the reason why the email `mail` must not be sent to the user `u`. Null if it may be sent. */
const skipReason = sql<string | null>`case
  when not (${isActiveAccount} and ${u('is_email_confirmed')}) then 'the account cannot receive emails'
  when exists (select from price_list p where p.id = ${m('price_list_id')} and p.stopped_at is not null)
    then 'the list was stopped' end`;

/** Claims an email that is due, and reads the data needed to send it. */
const claimMail = (em: EntityManager, id: number) =>
  queryIn(em)
    .updateTable('price_list_mail as mail')
    .from('user_account as u')
    .set(claimUnless(skipReason))
    .where('mail.id', '=', id)
    .whereRef('u.id', '=', 'mail.user_id')
    .where(isDue)
    .returning(({ selectFrom }) => [
      ...claimedColumns,
      ...(['u.email', 'mail.name', 'mail.kind', 'mail.question', 'mail.domain'] as const),
      'mail.user_id as userId',
      // No token is selected for lists that were requested once, because they cannot be stopped.
      selectFrom('price_list as p')
        .select('p.unsubscribe_token')
        .whereRef('p.id', '=', 'mail.price_list_id')
        .as('unsubscribeToken'),
    ])
    .executeTakeFirst();

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/**
 * Validity in seconds of the link to a file that is too large to attach. The link is valid until the next weekly
 * email.
 */
const linkSeconds = 7 * 86_400;

const priceList = mailTemplate<{
  name: string;
  /** Number of items in the list: `1,204 diamonds`. */
  amount: string;
  isEmpty: boolean;
  isAttached: boolean;
  /** Link to a file that is too large to attach. Empty if the file is attached. */
  link: string;
  /** Reason why the list could not be created. Empty if it was created. */
  problem: string;
  /** Link that stops the weekly list. Empty if the list was requested once. */
  stopLink: string;
}>({
  folder: new URL('./', import.meta.url),
  name: 'price-list',
  subject: '{{name}}: your price list at {{brandName}}',
});

interface ListNews {
  readonly amount: string;
  readonly isEmpty: boolean;
  readonly link: string;
  readonly problem: string;
  readonly attachments: readonly MailAttachment[];
}

/** Writes an email with the list. Its content depends on the recipient's current permissions. */
async function writeMail(job: JobContext, mail: ClaimedMail): Promise<WrittenMail> {
  const { name, domain, unsubscribeToken: token } = mail;
  const { brandName, publicUrl } = job.services.config;
  const site = siteAt(publicUrl, domain);
  const { attachments, link, ...content } = await contentFor(job, mail);
  const stopLink = token === null ? '' : unsubscribeUrl({ publicUrl: site }, token);
  const values = { ...content, name, stopLink, isAttached: attachments.length > 0, link: link && `${site}${link}` };
  return {
    ...priceList(mail.email, { ...values, brandName: domain ?? brandName }),
    attachments,
    ...(stopLink !== '' && { unsubscribeUrl: stopLink }),
  };
}

async function contentFor(job: JobContext, mail: ClaimedMail): Promise<ListNews> {
  const emptyNews = { amount: '', isEmpty: false, link: '', problem: '', attachments: [] };
  try {
    return await inSnapshot(job.em, async (em) => {
      const ctx = await recipientContext({ ...job, em }, mail.userId);
      const fileName = `${fileNameOf(mail)}-${dayOf(new Date())}.xlsx`;
      const { count, noun, file } = await listWorkbook(ctx, { ...mail, fileName });
      const amount = `${count.toLocaleString('en')} ${noun}`;
      if (count === 0) return { ...emptyNews, amount, isEmpty: true };
      const content = await readWithin(file, job.services.config.mailMaxBytes);
      if (content === null) return { ...emptyNews, amount, link: signWorkbook(ctx, mail, linkSeconds).url };
      return { ...emptyNews, amount, attachments: [{ fileName, mediaType: file.mediaType, content }] };
    });
  } catch (error) {
    if (!(error instanceof AppError) || !isRefused(error)) throw error;
    job.log.info({ err: error, mail: mail.id }, 'could not create a price list');
    return { ...emptyNews, problem: error.explanation };
  }
}

/** Returns true if a retry would fail too, because the recipient may not read the list or the list no longer exists. */
const isRefused = ({ code }: AppError): boolean => code === 'FORBIDDEN' || code === 'INVALID_REQUEST';

/** Creates a request context for the recipient. */
async function recipientContext({ em, services, log }: JobContext, userId: number): Promise<RequestContext> {
  const caller = await callerWithId(em, userId);
  if (!caller) throw new Error('the recipient of a price list cannot sign in');
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

/** Returns the complete file. Null if it is larger than `maxBytes`. */
async function readWithin(file: Download, maxBytes: number): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of contentOf(file)) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length > maxBytes) return null;
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

/** Converts the name of the list to a file name with letters, digits and hyphens. */
const fileNameOf = ({ name, kind }: ClaimedMail): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-+|-+$/g, '') || kind;

export const sendPriceListMail = trackedMailJob({
  queue: 'priceLists.mail',
  table: 'price_list_mail',
  what: 'a price list',
  claim: claimMail,
  write: writeMail,
});
