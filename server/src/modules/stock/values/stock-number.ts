import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { all, Matches, Transform } from '../../../kernel/input/rules.ts';
import { text } from '../cells/cell-converters.ts';
import { type Convert, Fault, FaultCode } from '../cells/fault.ts';

/** Invisible characters: zero-width characters, joiners and direction marks. */
const invisible = /\p{Cf}|[\ufe00-\ufe0f]/gu;

/**
 * Normalizes a stock number: removes invisible characters, converts white space to plain spaces and trims the result.
 * The database compares stock numbers case-insensitively.
 */
export const plainStockNumber = (number: string): string =>
  /^[!-~]*$/.test(number) ? number : number.replace(invisible, '').replace(/\s/g, ' ').trim();

const maxCharacters = 64;

/** Validates a required stock number. */
export const RequiredStockNumber = (): PropertyDecorator =>
  all(
    Transform((value) => (typeof value === 'string' ? plainStockNumber(value) : value)),
    Matches(/^\P{Cc}+$/u, { message: 'must be non-blank text without control characters' }),
    NotScientificNotation(),
    RequiredText(maxCharacters),
  );

/** Matches identifiers, except those that a spreadsheet has converted to scientific notation, such as `1.23E+05`. */
const whole = /^(?!-?\d(?:[.,]\d+)?E[+-]\d+$)/i;

/** Validates that a spreadsheet has not converted an identifier, such as a report number, to scientific notation. */
export function NotScientificNotation(): PropertyDecorator {
  return Matches(whole, { message: 'is a long number that a spreadsheet has shortened' });
}

const cutShort = new Fault(
  FaultCode.INVALID_TEXT,
  'is a long number that a spreadsheet has shortened: format the column as text and save the file again',
);

const shortText = text(maxCharacters);

/** Reads an identifier from a file cell. */
export const identifier: Convert = (value) => (whole.test(value) ? shortText(value) : cutShort);

/** Reads a stock number from a file cell. */
export const stockNumberCell: Convert = (value) => {
  const plain = plainStockNumber(value);
  return plain === '' ? null : identifier(plain);
};
