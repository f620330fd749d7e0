import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';

const longestBody = 100_000;

/** Validation schema for the subject and body of an email. The body is not trimmed. */
export const mailContent = {
  subject: requiredText('Enter a subject'),
  body: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'Enter the text of the email'),
    v.maxLength(longestBody, 'The email is too long. Its HTML must be at most 100,000 characters'),
  ),
};
