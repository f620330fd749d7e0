import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { mailTemplate } from '../../../platform/email/mail-template.ts';

/** Detail listed below the first sentence of a notice. */
interface NoticeFact {
  readonly label: string;
  readonly text: string;
}

interface NoticeValues {
  readonly subject: string;
  readonly change: string;
  readonly facts: readonly NoticeFact[];
  readonly advice: string;
  readonly links: readonly { readonly label: string; readonly link: string }[];
}

/**
 * Author of a change. Null if the change was made through an emailed link, or by the server's operator on the command
 * line.
 */
export type ChangedBy = 'owner' | 'key' | 'administrator' | null;

/** Email to an account owner about a security-related change. */
export interface ChangeNotice {
  readonly to: string;
  /** Subject of the email, without the brand name. */
  readonly subject: string;
  /** Sentence that describes the change. */
  readonly change: string;
  readonly at: Date;
  readonly by: ChangedBy;
  /** Details of the change, each with a label. */
  readonly facts?: readonly NoticeFact[];
  /**
   * Label and path of the page on which the owner can undo the change. If not set, the email recommends choosing a
   * new password (changes by the owner) or contacting us (changes by an administrator).
   */
  readonly undo?: { readonly label: string; readonly path: string };
}

const template = mailTemplate<NoticeValues>({
  folder: new URL('./', import.meta.url),
  name: 'account-changed',
  subject: '{{subject}} at {{brandName}}',
});

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Formats a time for emails, in UTC. */
export const formatMoment = (at: Date): string => `${timeFormat.format(at)} UTC`;

const authors = {
  owner: 'you, while signed in',
  key: 'a program that uses one of your API keys',
  administrator: 'an administrator',
} as const;

const contactUs = { label: 'Contact us', path: '/contact' };
const newPassword = { label: 'Choose a new password', path: '/reset-password' };

function adviceOn({ by, undo }: ChangeNotice): { readonly advice: string; readonly links: (typeof contactUs)[] } {
  if (by === 'administrator') {
    return { advice: 'If you did not expect this, contact us.', links: [...(undo ? [undo] : []), contactUs] };
  }
  const steps = undo ? 'undo the change, choose a new password' : 'choose a new password';
  return {
    advice: `If this was not you, ${steps} and contact us immediately.`,
    links: [...(undo ? [undo] : []), newPassword, contactUs],
  };
}

/**
 * Queues the email in the same transaction as the change. Only the first notice with the same `idempotencyKey` is
 * sent.
 */
export async function queueChangeNotice(
  { em, services: { mail, config } }: Pick<RequestContext, 'em' | 'services'>,
  notice: ChangeNotice,
  idempotencyKey?: string,
): Promise<void> {
  const { brandName, publicUrl } = config;
  const { to, subject, change, at, by, facts = [] } = notice;
  const { advice, links } = adviceOn(notice);
  const values: NoticeValues = {
    ...{ subject, change, advice },
    facts: [
      { label: 'When', text: formatMoment(at) },
      ...(by ? [{ label: 'Changed by', text: authors[by] }] : []),
      ...facts,
    ],
    links: links.map(({ label, path }) => ({ label, link: `${publicUrl}${path}` })),
  };
  await mail.queue(em, template(to, { brandName, ...values }), idempotencyKey);
}

/** Returns whether a change was made by the account owner, by one of the owner's API keys, or by an administrator. */
export function changedBy({ actor, key }: Pick<RequestContext, 'actor' | 'key'>, ownerId: number): ChangedBy {
  if (actor?.id !== ownerId) return 'administrator';
  return key ? 'key' : 'owner';
}
