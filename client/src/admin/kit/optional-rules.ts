import * as v from 'valibot';
import { emailText, optionalText, orLeftEmpty } from '../../forms/field-rules';

/** Validation rule for an optional email address. Empty input becomes null. */
export const optionalEmailText = orLeftEmpty(emailText);

/** Validation rule for an optional web page URL. Empty input becomes null. */
export const optionalWebAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || /^https?:\/\/\S+$/i.test(text), 'Enter a URL such as https://example.com'),
  v.maxLength(2_000, 'Use at most 2,000 characters'),
  optionalText,
);
