import { Fault, FaultCode } from './fault.ts';

/** Decimal separator of a column. The other character is the thousands separator. The values are stored in profiles. */
export enum DecimalMark {
  POINT = '.',
  COMMA = ',',
}

export const otherMark = (mark: DecimalMark): DecimalMark =>
  mark === DecimalMark.POINT ? DecimalMark.COMMA : DecimalMark.POINT;

/** Converts a number to database notation, such as `-12.5`. */
export type ReadNumber = (text: string) => string | Fault;

const plain = /^-?\d{1,18}(?:\.\d{1,12})?$/;
const notANumber = new Fault(FaultCode.NOT_A_NUMBER, 'is not a number');

/** Removes currency signs, units and thousands spaces that suppliers add to numbers. */
const bare = (text: string): string =>
  text
    .replace(/^(?:us\$|usd|\$|€)\s*/i, '')
    .replace(/\s*(?:%|°|usd|cts?\.?|mm)$/i, '')
    .replace(/^\u2212/, '-')
    .replace(/^\+/, '')
    .replace(/[\s\u00a0\u202f](?=\d{3}(?:\D|$))/g, '');

const accepted = (text: string): string | Fault => (plain.test(text) ? text : notANumber);

/** Normalizes numbers such as `.5` and `5.`, which are also accepted. */
const withLeadingZero = (text: string): string => text.replace(/^(-?)\./, '$10.').replace(/\.$/, '');

// A thousands group does not begin with 0, so `0,730` has decimals.
const groupedByComma = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const groupedByPoint = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;

const readPoint: ReadNumber = (text) => {
  if (plain.test(text)) return text;
  const number = bare(text);
  return accepted(withLeadingZero(groupedByComma.test(number) ? number.replaceAll(',', '') : number));
};

const readComma: ReadNumber = (text) => {
  const number = bare(text);
  const ungrouped = groupedByPoint.test(number) ? number.replaceAll('.', '') : number;
  return ungrouped.includes('.') ? notANumber : accepted(withLeadingZero(ungrouped.replace(',', '.')));
};

/** Functions that read numbers with thousands separators, currency signs and units, keyed by decimal separator. */
export const readNumber: Readonly<Record<DecimalMark, ReadNumber>> = {
  [DecimalMark.POINT]: readPoint,
  [DecimalMark.COMMA]: readComma,
};

/** Returns the separator of an ambiguous number such as `1,250`. Null for an unambiguous number. */
export function ambiguousSeparator(text: string): DecimalMark | null {
  const sign = /^-?[1-9]\d{0,2}([.,])\d{3}$/.exec(bare(text))?.[1];
  return sign === undefined ? null : sign === ',' ? DecimalMark.COMMA : DecimalMark.POINT;
}

/**
 * Returns whether the number contains a point that can only be a decimal point, as in `0.31`. This fast path covers
 * most numbers.
 */
export function hasPlainPoint(text: string): boolean {
  const point = text.indexOf('.');
  if (point === -1 || !plain.test(text)) return false;
  return text.length !== point + '.000'.length || !/^-?[1-9]\d{0,2}\./.test(text);
}

/** Returns the number of significant decimals, such as 0 for `5.00`. */
export function decimalsOf(number: string): number {
  const point = number.indexOf('.');
  if (point === -1) return 0;
  let end = number.length;
  while (number[end - 1] === '0') end--;
  return Math.max(0, end - point - 1);
}
