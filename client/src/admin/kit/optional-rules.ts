import * as v from 'valibot';
import { emailText, optionalText, orLeftEmpty } from '../../forms/field-rules';

/** Rule for an optional email. An empty text becomes null. */
export const optionalEmailText = orLeftEmpty(emailText);

/** Rule for an optional URL of a page. An empty text becomes null. */
export const optionalWebAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || /^https?:\/\/\S+$/i.test(text), 'Enter a URL such as https://example.com'),
  v.maxLength(2_000, 'Use at most 2,000 characters'),
  optionalText,
);
