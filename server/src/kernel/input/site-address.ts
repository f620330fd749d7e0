import { AddRule } from './rules.ts';

/** Maximum length of an address in characters. */
const maxLength = 2_000;

/**
 * Returns whether a string is an http or https URL or a path on this site, such as the path of an uploaded picture.
 * Backslashes are rejected, because browsers treat them as slashes: `/\host` would lead to another site.
 */
export const isSiteAddress = (text: string): boolean =>
  text.length <= maxLength &&
  (/^\/(?!\/)[^\s\\]+$/.test(text) || (/^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text)));

export const IsSiteAddress = (): PropertyDecorator =>
  AddRule({
    keywords: { type: 'string', maxLength },
    check: (value) => isSiteAddress(String(value)),
    message: 'must be an http or https address, or a path on this site',
  });
