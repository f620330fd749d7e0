import * as v from 'valibot';
import { emailText, optionalText, orLeftEmpty } from '../../forms/field-rules';

/** An email that may be left empty: `null` then. */
export const optionalEmailText = orLeftEmpty(emailText);

/** The address of a page that may be left empty: `null` then. */
export const optionalWebAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || /^https?:\/\/\S+$/i.test(text), 'Enter a URL such as https://example.com'),
  v.maxLength(2_000, 'Use at most 2,000 characters'),
  optionalText,
);
