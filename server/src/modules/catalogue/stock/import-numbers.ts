import { Fault, FaultCode } from './import-fault.ts';

/** Which mark a file writes before decimals. MIXED: both were seen. */
enum DecimalMark {
  POINT = 'point',
  COMMA = 'comma',
  MIXED = 'mixed',
}

/** A number as the database reads it: `-12.5`. */
export type ReadNumber = (text: string) => string | Fault;

const plain = /^-?\d{1,18}(?:\.\d{1,12})?$/;
const notANumber = new Fault(FaultCode.NOT_A_NUMBER, 'is not a number');
const ambiguous = new Fault(
  FaultCode.AMBIGUOUS_NUMBER,
  'may be thousands or decimals: the file uses both comma and point before decimals',
);

/**
 * Tells the decimal mark from cells that leave no doubt, such as `0,31`. `1,234` is doubtful and counts for neither.
 * Where commas separate the cells, a number with a comma needs quotes and means thousands.
 */
export function decimalMarkOf(delimiter: string | null, samples: Iterable<string>): DecimalMark {
  if (delimiter === ',') return DecimalMark.POINT;
  let points = 0;
  let commas = 0;
  for (const sample of samples) {
    const mark = /^[-+]?\d*([.,])(?:\d{1,2}|\d{4,})$/.exec(sample.trim())?.[1];
    if (mark === '.') points++;
    if (mark === ',') commas++;
  }
  if (commas === 0) return DecimalMark.POINT;
  return points === 0 ? DecimalMark.COMMA : DecimalMark.MIXED;
}

/** Reads numbers with thousands separators, currency signs and units; never guesses. */
export function numberReader(mark: DecimalMark): ReadNumber {
  const read = mark === DecimalMark.MIXED ? readMixed : mark === DecimalMark.COMMA ? readComma : readPoint;
  if (mark !== DecimalMark.POINT) return (text) => read(bare(text));
  return (text) => (plain.test(text) ? text : read(bare(text)));
}

/** Without what feeds write around numbers. */
const bare = (text: string): string =>
  text
    .replace(/^(?:us\$|usd|\$|€)\s*/i, '')
    .replace(/\s*(?:%|°|usd|cts?\.?|mm)$/i, '')
    .replace(/^\u2212/, '-')
    .replace(/^\+/, '')
    .replace(/[\s\u00a0\u202f](?=\d{3}(?:\D|$))/g, '');

const accepted = (text: string): string | Fault => (plain.test(text) ? text : notANumber);

const readPoint: ReadNumber = (text) => {
  const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text);
  return accepted(withLeadingZero(grouped ? text.replaceAll(',', '') : text));
};

const readComma: ReadNumber = (text) => {
  const grouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  if (!grouped && text.includes('.')) return notANumber;
  return accepted(withLeadingZero(text.replaceAll('.', '').replace(',', '.')));
};

const readMixed: ReadNumber = (text) => {
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return ambiguous;
  return text.lastIndexOf(',') > text.lastIndexOf('.') ? readComma(text) : readPoint(text);
};

/** `.5` and `5.` are numbers too. */
const withLeadingZero = (text: string): string => text.replace(/^(-?)\./, '$10.').replace(/\.$/, '');

/** How many decimals a number needs: 0 for `5.00`. */
export function decimalsOf(number: string): number {
  const point = number.indexOf('.');
  if (point === -1) return 0;
  let end = number.length;
  while (number[end - 1] === '0') end--;
  return Math.max(0, end - point - 1);
}
