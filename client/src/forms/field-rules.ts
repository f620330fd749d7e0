import * as v from 'valibot';
import { parseNumber } from '../ui/inputs/typed-number';

/** Required text. Surrounding whitespace is trimmed. */
export function requiredText(message: string, maxLength = 200) {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(maxLength, `Use at most ${maxLength} characters`),
  );
}

/** Optional text; empty input becomes null. */
export const optionalText = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === '' ? null : text)),
);

/** Optional text of limited length; empty input becomes null. */
export function optionalTextUpTo(maxLength: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(maxLength, `Use at most ${maxLength} characters`), optionalText);
}

export const emailText = v.pipe(
  v.string('Enter your email'),
  v.trim(),
  v.nonEmpty('Enter your email'),
  v.email('Enter an email such as name@example.com'),
);

/** New password. The server also rejects common passwords. */
export const newPasswordText = v.pipe(
  v.string('Choose a password'),
  v.minLength(8, 'Use at least 8 characters'),
  v.maxLength(200, 'Use at most 200 characters'),
);

/** Ambiguous input: a comma before three digits can be a thousands or a decimal separator. */
const isAmbiguous = /^[−-]?[1-9]\d{0,2},\d{3}$/;

/** Number typed as text, with a point or a comma as decimal separator. */
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
 * Applies a rule to optional input; empty input becomes null. A union schema would lose the error message of the
 * rule.
 */
export const orLeftEmpty = <Output>(rule: v.GenericSchema<string, Output>) =>
  v.pipe(
    v.string(),
    v.transform((typed) => (typed.trim() === '' ? null : typed)),
    v.nullable(rule),
  );

/** Optional number typed as text; empty input becomes null. */
export const optionalNumberFromText = orLeftEmpty(numberFromText);
