import * as v from 'valibot';
import { parseNumber } from '../ui/inputs/typed-number';

/** Returns the validation schema for required text. Trims surrounding whitespace. */
export function requiredText(message: string, maxLength = 200) {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(maxLength, `Use at most ${maxLength} characters`),
  );
}

/** Validation schema for optional text. Empty input becomes null. */
export const optionalText = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === '' ? null : text)),
);

/** Returns the validation schema for optional text of limited length. Empty input becomes null. */
export function optionalTextUpTo(maxLength: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(maxLength, `Use at most ${maxLength} characters`), optionalText);
}

export const emailText = v.pipe(
  v.string('Enter your email'),
  v.trim(),
  v.nonEmpty('Enter your email'),
  v.email('Enter an email such as name@example.com'),
);

/** Validation schema for a new password. The server also rejects common passwords. */
export const newPasswordText = v.pipe(
  v.string('Choose a password'),
  v.minLength(8, 'Use at least 8 characters'),
  v.maxLength(200, 'Use at most 200 characters'),
);

/** Matches ambiguous input: a comma before three digits can separate thousands or decimals. */
const isAmbiguous = /^[−-]?[1-9]\d{0,2},\d{3}$/;

/** Validation schema for a number entered as text, with a point or comma as decimal separator. */
export const numberFromText = v.pipe(
  v.string('Enter a number'),
  v.trim(),
  v.nonEmpty('Enter a number'),
  v.rawTransform<string, number>(({ dataset: { value: text }, addIssue, NEVER }) => {
    const typed = parseNumber(text);
    if (isAmbiguous.test(text)) {
      const [grouped, decimal] = [text.replace(',', ''), text.replace(',', '.')];
      addIssue({ message: `Enter ${grouped} or ${decimal}: ${text} can mean either` });
      return NEVER;
    }
    if (typed.kind !== 'number') {
      addIssue({ message: 'Enter a number such as 1.02' });
      return NEVER;
    }
    return typed.value;
  }),
);

/**
 * Applies a validation schema to optional input. Empty input becomes null. A union schema would lose the error
 * message of the given schema.
 */
export const orLeftEmpty = <Output>(rule: v.GenericSchema<string, Output>) =>
  v.pipe(
    v.string(),
    v.transform((typed) => (typed.trim() === '' ? null : typed)),
    v.nullable(rule),
  );

/** Validation schema for an optional number entered as text. Empty input becomes null. */
export const optionalNumberFromText = orLeftEmpty(numberFromText);
