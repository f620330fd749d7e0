import { convert } from 'html-to-text';
import { AppError } from '../../../kernel/errors/errors.ts';
import { inHouseLayout } from '../../../platform/mail/mail-template.ts';
import type { EmailValues } from './placeholders.ts';
import { inspectHtml, safeHtml } from './safe-html.ts';
import { compileText, inspectPlaceholders } from './template-language.ts';

/** A mail as administrators write it. */
export interface EmailContent {
  /** One line, with placeholders. */
  readonly subject: string;
  /** HTML with placeholders, without the house's layout around it. */
  readonly body: string;
}

/** The same for one recipient. `html` and `text` say the same. */
export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Longest texts, in characters. Mail readers cut HTML of more than about 100 kB. */
export const longestSubject = 200;
export const longestBody = 100_000;

/** Throws INVALID_REQUEST naming everything that cannot be filled in or sent; `at` leads to subject and body. */
export function refuseBadContent({ subject, body }: EmailContent, at = ''): void {
  const details = [
    ...inspectPlaceholders(subject, `${at}subject`),
    ...inspectPlaceholders(body, `${at}body`),
    ...inspectHtml(body, `${at}body`),
    ...(saysNothing(body) ? [{ path: `${at}body`, message: 'must have a text or a picture' }] : []),
  ];
  if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
}

/** Empty paragraphs and spaces, of whatever kind. */
const saysNothing = (body: string): boolean => plainText(body).trim() === '' && !/<img\b/i.test(body);

const unsubscribeLine = compileText(
  '<p style="margin-top:32px;color:#6b6b66;font-size:13px"><a href="{{unsubscribeUrl}}" style="color:#6b6b66">Unsubscribe</a></p>',
  'html',
);

/** Makes a function that writes the mail to one recipient after the other. The content must have been checked. */
export function compileContent({ subject, body }: EmailContent): (values: EmailValues) => RenderedEmail {
  const toSubject = compileText(subject, 'plain');
  const toBody = compileText(body, 'html');
  return (values) => {
    // Once more when it is filled in: a value may have become the scheme of a link.
    const filled = safeHtml(toBody(values));
    const html = filled.includes(values.unsubscribeUrl) ? filled : filled + safeHtml(unsubscribeLine(values));
    return {
      subject: oneLine(toSubject(values)),
      html: inHouseLayout(values.brandName, html),
      text: plainText(html),
    };
  };
}

/** Names come from users: a line break among them must not begin another header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const plainText = (html: string): string =>
  convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
    ],
  });
