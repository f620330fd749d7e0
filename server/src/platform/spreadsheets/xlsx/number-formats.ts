import { format, getFormatFromId, getFormatInfo, round } from 'numfmt';
import { dateOfSerial, dateText } from './cells.ts';
import { readWholeXml } from './xml.ts';

/** Formats the number in a cell as text. Numbers computed by formulas have arbitrary decimals. */
export type NumberText = (value: number, isComputed: boolean) => string;

/** Maximum number of custom formats and styles, more than Excel allows. The rest are ignored. */
const maxCustom = 1_000;
const longestPattern = 255;
const maxStyles = 65_536;

/** Reads the number formats of the cell styles. `pieces` is the XML of the styles. */
export async function readNumberFormats(
  pieces: AsyncIterable<string> | null,
  countsFrom1904: boolean,
): Promise<(style: number) => NumberText> {
  const custom = new Map<number, string>();
  const ofStyles: number[] = [];
  let isCellFormat = false;
  const handler = {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'numFmt' && custom.size < maxCustom)
        custom.set(Number(attributes.numFmtId), (attributes.formatCode ?? '').slice(0, longestPattern));
      else if (name === 'cellXfs') isCellFormat = true;
      else if (name === 'xf' && isCellFormat && ofStyles.length < maxStyles)
        ofStyles.push(Number(attributes.numFmtId ?? 0));
    },
    close(name: string) {
      if (name === 'cellXfs') isCellFormat = false;
    },
  };
  if (pieces) await readWholeXml(pieces, handler);
  const cache = new Map<number, NumberText>();
  return (style) => {
    const id = ofStyles[style] ?? 0;
    const before = cache.get(id);
    if (before) return before;
    const text = numberText(custom.get(id) ?? getFormatFromId(id) ?? 'General', countsFrom1904);
    cache.set(id, text);
    return text;
  };
}

/**
 * Returns the function that converts numbers with a format to text. Dates become ISO dates. Times and numbers with
 * leading zeros become the displayed text. All other numbers, including percentages, keep the entered digits: a price
 * displayed as 1,235 may be 1234.50. Computed numbers are rounded to the displayed number of decimals, but to at
 * least two.
 */
function numberText(pattern: string, countsFrom1904: boolean): NumberText {
  const { type, maxDecimals } = infoOf(pattern);
  const formatted = (value: number): string => format(pattern, value, { throws: false, overflow: '' });
  if (type === 'date' || type === 'datetime') {
    return (value) => {
      const date = dateOfSerial(type === 'date' ? Math.floor(value) : value, countsFrom1904);
      return date ? dateText(date) : plainNumber(value);
    };
  }
  if (type === 'time') return (value) => formatted(value) || plainNumber(value);
  if (leadingZeros.test(pattern)) return (value) => (Number.isInteger(value) ? formatted(value) : plainNumber(value));
  const decimalPlaces = type === 'general' ? null : Math.max(2, maxDecimals);
  const typed = (value: number, isComputed: boolean): string =>
    plainNumber(decimalPlaces !== null && (isComputed || hasLongTail(value)) ? round(value, decimalPlaces) : value);
  return type === 'percent' ? (value, isComputed) => `${typed(value * 100, isComputed)}%` : typed;
}

/** Format of integers with a minimum number of digits: `00000`, `"R-"000`, `000-00`. */
const leadingZeros = /^(?:"[^"]*"|\\.|\[[^\]]*\]|[^"\\[.,#?%eE;@])*00/;

function infoOf(pattern: string): Pick<ReturnType<typeof getFormatInfo>, 'type' | 'maxDecimals'> {
  try {
    return getFormatInfo(pattern);
  } catch {
    // An invalid format is ignored.
    return { type: 'general', maxDecimals: 0 };
  }
}

/** Spreadsheets store 15 digits. Any further digits are floating-point noise. */
const significant = (value: number): number => Number(value.toPrecision(15));

const hasLongTail = (value: number): boolean => significant(value) !== round(value, 6);

/**
 * Returns a number as unambiguous text: without an exponent, and never with exactly three decimals, because these
 * could be read as thousands.
 */
function plainNumber(value: number): string {
  const number = significant(value);
  const text = String(number);
  if (/e/.test(text)) return number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}
