import sanitizeHtml from 'sanitize-html';
import type { ErrorDetail } from '../../../kernel/errors/catalogue.ts';

/** What mail readers show. Scripts, forms, frames and style sheets are not among it. */
const policy: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'center', 'code', 'col', 'colgroup', 'dd', 'del', 'div', 'dl'],
    ...['dt', 'em', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'li', 'ol', 'p', 'pre', 's'],
    ...[
      'small',
      'span',
      'strike',
      'strong',
      'sub',
      'sup',
      'table',
      'tbody',
      'td',
      'tfoot',
      'th',
      'thead',
      'tr',
      'u',
      'ul',
    ],
  ],
  allowedAttributes: {
    '*': ['style', 'align', 'valign', 'dir', 'lang', 'title', 'width', 'height', 'bgcolor', 'class', 'role'],
    a: ['href', 'target', 'rel', 'name'],
    img: ['src', 'alt', 'border'],
    font: ['color', 'face', 'size'],
    ol: ['start', 'type'],
    table: ['border', 'cellpadding', 'cellspacing'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // Mail is styled by attributes; they are kept word for word.
  parseStyleAttributes: false,
};

interface Opened {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function clean(html: string): { readonly html: string; readonly opened: readonly Opened[] } {
  const opened: Opened[] = [];
  const onOpenTag = (tag: string, attributes: sanitizeHtml.Attributes): void => {
    opened.push({ tag, attributes: { ...attributes } });
  };
  return { html: sanitizeHtml(html, { ...policy, onOpenTag }), opened };
}

/** The HTML without anything that has no place in a mail. */
export const safeHtml = (html: string): string => clean(html).html;

/**
 * The first thing of the HTML that {@link safeHtml} would take away, or nothing: whoever writes a mail is told, rather
 * than finding it changed.
 */
export function inspectHtml(html: string, path: string): ErrorDetail[] {
  const given = clean(html);
  const kept = clean(given.html).opened;
  for (const [index, { tag, attributes }] of given.opened.entries()) {
    const left = kept[index];
    if (left?.tag !== tag) return [{ path, message: `must not hold <${tag}>: it has no place in a mail` }];
    const lost = Object.keys(attributes).find((name) => !Object.hasOwn(left.attributes, name));
    if (lost !== undefined) {
      return [{ path, message: `must not hold ${lost}="${attributes[lost]?.slice(0, 100)}" in <${tag}>` }];
    }
  }
  return [];
}
