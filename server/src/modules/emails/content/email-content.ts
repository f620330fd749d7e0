import { convert } from 'html-to-text';
import { AppError } from '../../../kernel/errors/errors.ts';
import { inEmailLayout } from '../../../platform/email/mail-template.ts';
import type { EmailValues } from './placeholders.ts';
import { inspectHtml, safeHtml } from './safe-html.ts';
import { compileText, inspectPlaceholders } from './template-language.ts';

/** Email as written by an administrator. */
export interface EmailContent {
  /** Single line of text with placeholders. */
  readonly subject: string;
  /** HTML with placeholders, without the email layout. */
  readonly body: string;
}

/** Email for one recipient. `html` and `text` have the same content. */
export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Maximum lengths of subject and body, in characters. Email clients truncate HTML of more than about 100 kB. */
export const maxSubjectLength = 200;
export const maxBodyLength = 100_000;

/**
 * Throws INVALID_REQUEST listing all invalid placeholders and all forbidden HTML. `at` is the path prefix for subject
 * and body.
 */
export function checkContent({ subject, body }: EmailContent, at = ''): void {
  const details = [
    ...inspectPlaceholders(subject, `${at}subject`),
    ...inspectPlaceholders(body, `${at}body`),
    ...inspectHtml(body, `${at}body`),
    ...(isBlank(body) ? [{ path: `${at}body`, message: 'must contain text or an image' }] : []),
  ];
  if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
}

/** Returns true if the body contains only empty paragraphs and whitespace. */
const isBlank = (body: string): boolean => plainText(body).trim() === '' && !/<img\b/i.test(body);

const unsubscribeLine = compileText(
  '<p style="margin-top:32px;color:#6b6b66;font-size:13px"><a href="{{unsubscribeUrl}}" style="color:#6b6b66">Unsubscribe</a></p>',
  'html',
);

/**
 * Returns a function that renders the email for a recipient. The content must be valid according to {@link
 * checkContent}.
 */
export function compileContent({ subject, body }: EmailContent): (values: EmailValues) => RenderedEmail {
  const toSubject = compileText(subject, 'plain');
  const toBody = compileText(body, 'html');
  return (values) => {
    // The HTML is sanitized again after rendering, because an inserted value could form the scheme of a link.
    const body = safeHtml(toBody(values));
    const html = body.includes(values.unsubscribeUrl) ? body : body + safeHtml(unsubscribeLine(values));
    return {
      subject: toSingleLine(toSubject(values)),
      html: inEmailLayout(values.brandName, html),
      text: plainText(html),
    };
  };
}

/** Prevents header injection: user names may contain line breaks. */
const toSingleLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const plainText = (html: string): string =>
  convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'skip' },
    ],
  });
