import sanitizeHtml from 'sanitize-html';
import type { ErrorDetail } from '../../../kernel/errors/catalogue.ts';

/** HTML that email clients support. Excludes scripts, forms, frames and style sheets. */
const sanitizeOptions: sanitizeHtml.IOptions = {
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
  // Emails are styled with inline attributes, which must not be changed.
  parseStyleAttributes: false,
};

interface OpenTag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function clean(html: string): { readonly html: string; readonly openTags: readonly OpenTag[] } {
  const openTags: OpenTag[] = [];
  const onOpenTag = (tag: string, attributes: sanitizeHtml.Attributes): void => {
    openTags.push({ tag, attributes: { ...attributes } });
  };
  return { html: sanitizeHtml(html, { ...sanitizeOptions, onOpenTag }), openTags };
}

/** Removes all HTML that is not allowed in emails. */
export const safeHtml = (html: string): string => clean(html).html;

/**
 * Returns an error for the first element or attribute that {@link safeHtml} would remove, so that the author can
 * correct it. Empty if there is none.
 */
export function inspectHtml(html: string, path: string): ErrorDetail[] {
  const input = clean(html);
  const allowed = clean(input.html).openTags;
  for (const [index, { tag, attributes }] of input.openTags.entries()) {
    const output = allowed[index];
    if (output?.tag !== tag) return [{ path, message: `must not contain <${tag}>, which is not allowed in emails` }];
    const removed = Object.keys(attributes).find((name) => !Object.hasOwn(output.attributes, name));
    if (removed !== undefined) {
      return [{ path, message: `must not contain ${removed}="${attributes[removed]?.slice(0, 100)}" in <${tag}>` }];
    }
  }
  return [];
}
