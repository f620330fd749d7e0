import { AddRule } from './rules.ts';

/** In characters. */
const maxLength = 2_000;

/**
 * Returns whether a text is an http or https URL, or a path of this site such as that of an uploaded picture. Browsers
 * read a backslash as a slash, so `/\host` would lead to another site.
 */
export const isSiteAddress = (text: string): boolean =>
  text.length <= maxLength &&
  (/^\/(?!\/)[^\s\\]+$/.test(text) || (/^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text)));

export const IsSiteAddress = (): PropertyDecorator =>
  AddRule({
    keywords: { type: 'string', maxLength },
    check: (value) => isSiteAddress(String(value)),
    message: 'must be an http or https address, or a path of this site',
  });
