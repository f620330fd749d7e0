import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { all, Matches, Transform } from '../../../kernel/input/rules.ts';
import { text } from '../cells/cell-converters.ts';
import { type Convert, Fault, FaultCode } from '../cells/fault.ts';

/** Zero-width characters, joiners, marks of direction: whoever sees a number does not see them. */
const invisible = /\p{Cf}|[\ufe00-\ufe0f]/gu;

/**
 * A stock number as it is kept: without what nobody sees, and with plain spaces, none at its ends. Numbers that differ by
 * case only are one too, which the database sees to.
 */
export const plainStockNumber = (number: string): string =>
  /^[!-~]*$/.test(number) ? number : number.replace(invisible, '').replace(/\s/g, ' ').trim();

const mostCharacters = 64;

/** The house's own number of a piece, which must be there. */
export const RequiredStockNumber = (): PropertyDecorator =>
  all(
    Transform((value) => (typeof value === 'string' ? plainStockNumber(value) : value)),
    Matches(/^\P{Cc}+$/u, { message: 'must be a text that is not blank, without control characters' }),
    NotCutShort(),
    RequiredText(mostCharacters),
  );

/** `1.23E+05`: what spreadsheets make of long numbers, which names nothing any more. */
const whole = /^(?!-?\d(?:[.,]\d+)?E[+-]\d+$)/i;

/** A number that names something, such as that of a report, not one that a spreadsheet has cut short. */
export function NotCutShort(): PropertyDecorator {
  return Matches(whole, { message: 'is a long number that a spreadsheet has cut short' });
}

const cutShort = new Fault(
  FaultCode.INVALID_TEXT,
  'is a long number that a spreadsheet has cut short: format the column as text and save the file again',
);

const shortText = text(mostCharacters);

/** The same in a file. */
export const identifier: Convert = (value) => (whole.test(value) ? shortText(value) : cutShort);

/** A stock number in a file. */
export const stockNumberCell: Convert = (value) => {
  const plain = plainStockNumber(value);
  return plain === '' ? null : identifier(plain);
};
