import { isSiteAddress } from '../../../kernel/input/site-address.ts';
import { readInstantOrDay } from '../../../kernel/values/dates.ts';
import { storableText } from '../../../kernel/values/text.ts';
import { type ReferenceList, spelling } from '../../reference-data/index.ts';
import { AmbiguousValue, type Convert, Fault, FaultCode } from './fault.ts';
import type { NumberConverter } from './number-column.ts';
import { decimalsOf } from './numbers.ts';

/** Words that stand for an empty value in grade and number columns. */
const blankWords = new Set(['-', '--', '---', 'na', 'n/a', 'n.a.', 'n.a', 'null', 'nil', 'none', '#n/a']);

/** Returns whether a cell of a grade or number column contains a word for an empty value. */
export const isBlankWord = (text: string): boolean => blankWords.has(text.toLowerCase());

/** Reads text unchanged, including cells that look like formulas. */
export const text =
  (maxLength = 500): Convert =>
  (value) => {
    if (value.length > maxLength) return new Fault(FaultCode.TOO_LONG, `is longer than ${maxLength} characters`);
    return controlCharacter.test(value) ? invalidText : value;
  };

const invalidText = new Fault(FaultCode.INVALID_TEXT, 'contains a control character');
// Line breaks and tabs are valid. Other control characters indicate a damaged file.
const controlCharacter = /[^\P{Cc}\n\r\t]/u;

interface NumberRange {
  min?: number;
  max: number;
  /** Number of decimal places of the field. */
  places: number;
  /** Whether zero is rejected. */
  positive?: boolean;
}

/** Reads an exact decimal. Values are never rounded: a value with more decimals than the field is rejected. */
export const decimal = (range: NumberRange, plausible?: NumberConverter['plausible']): NumberConverter => ({
  ...(plausible && { plausible }),
  isWhole: range.places === 0,
  of: (numbers) => (value) => {
    const number = numbers(value);
    if (number instanceof Fault) return isBlankWord(value) ? null : number;
    if (decimalsOf(number) > range.places) {
      return new Fault(
        FaultCode.TOO_MANY_DECIMALS,
        range.places === 0 ? 'must be a whole number' : `has more than ${range.places} decimals`,
      );
    }
    // Integers are staged without decimals, so `5.00` becomes `5`.
    return outOfRange(number, range) ?? (range.places === 0 ? number.replace(/\..*/, '') : number);
  },
});

/** Reads an exact amount, optionally with a currency symbol or code. */
export const money = (range: NumberRange, plausible?: NumberConverter['plausible']): NumberConverter => ({
  ...decimal(range, plausible),
  isMoney: true,
});

/** Reads a quantity. Zero is allowed. */
export const quantity = (max: number): NumberConverter => ({
  of: (numbers) => (value) => {
    const number = numbers(value);
    if (number instanceof Fault) return isBlankWord(value) ? null : number;
    return outOfRange(number, { min: 0, max }) ?? number;
  },
});

/** Reads a measurement. Supplier files use 0 for "not measured". */
export const measure = (max: number): NumberConverter => ({
  of(numbers) {
    const convert = quantity(max).of(numbers);
    return (value) => {
      const number = convert(value);
      return typeof number === 'string' && Number(number) === 0 ? null : number;
    };
  },
});

function outOfRange(text: string, { min = 0, max, positive = false }: Omit<NumberRange, 'places'>): Fault | null {
  const number = Number(text);
  if (positive && number <= 0) return new Fault(FaultCode.OUT_OF_RANGE, 'must be greater than 0');
  if (number < min) return new Fault(FaultCode.OUT_OF_RANGE, `must be at least ${min}`);
  return number > max ? new Fault(FaultCode.OUT_OF_RANGE, `must be at most ${max}`) : null;
}

/** Reads a reference value from its label, code, alias or ID. Returns its ID. */
export const option =
  (list: ReferenceList): Convert =>
  (value) => {
    const meanings = list.ambiguous.get(spelling(value))?.map(({ label }) => label);
    if (meanings) return new AmbiguousValue(`may be ${meanings.join(' or ')}`, meanings);
    const match = list.find(value) ?? (/^\d{1,4}$/.test(value) ? list.byId.get(Number(value)) : undefined);
    if (match) return String(match.id);
    return isBlankWord(value) ? null : unknownValue(list.values.map(({ label }) => label));
  };

/** Reads a term that is stored as text. Abbreviations are expanded to the standard spelling. */
export const term = (list: ReferenceList, maxLength = 200): Convert => {
  const asIs = text(maxLength);
  return (value) => list.find(value)?.label ?? asIs(value);
};

/** Reads a value of a fixed list. `meanings` maps database values to their accepted spellings. */
export const enumValue = (meanings: Readonly<Record<string, readonly string[]>>): Convert => {
  const bySpelling = new Map(
    Object.entries(meanings).flatMap(([value, spellings]) =>
      spellings.map((spelled) => [spelling(spelled), value] as const),
    ),
  );
  const examples = Object.values(meanings).flatMap(([first]) => (first ? [first] : []));
  return (value) => bySpelling.get(spelling(value)) ?? (isBlankWord(value) ? null : unknownValue(examples));
};

const yes = ['Yes', 'Y', 'True', 'T', '1', 'X'];
const yesSpellings = new Set(yes.map(spelling));

export const flag: Convert = enumValue({ true: yes, false: ['No', 'N', 'False', 'F', '0'] });

/** Returns whether a yes/no cell means yes. */
export const isYes = (text: string): boolean => yesSpellings.has(spelling(text));

/** Maximum number of valid values listed in an error message. */
const namedValues = 15;

const unknownValue = (knownValues: readonly string[]): Fault =>
  new Fault(
    FaultCode.UNKNOWN_VALUE,
    knownValues.length > namedValues ? 'is not a valid value' : `must be one of ${knownValues.join(', ')}`,
  );

/** Reads a URL. Schemes other than http and https are rejected, because browsers might execute the URL. */
const webAddress: Convert = (value) => {
  const address = value.startsWith('//') ? `https:${value}` : /^www\./i.test(value) ? `https://${value}` : value;
  const isWeb = /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) && address.length <= 2_000;
  return isWeb ? address : new Fault(FaultCode.INVALID_ADDRESS, 'is not an http or https address');
};

/**
 * Reads a date, such as `2026-11-20` or `20-Nov-2026`, or a timestamp with a time zone. Ambiguous date formats are
 * rejected.
 */
export const date: Convert = (value) => {
  const [, dayOfMonth = '', name = '', year] = /^(\d{1,2})[- ]([a-z]{3})[- ](\d{4})$/i.exec(value) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  const text = year === undefined ? value : `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
  return readInstantOrDay(text)?.toISOString() ?? invalidDate;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const twoDigits = (number: number | string): string => String(number).padStart(2, '0');

/** Reads a date without a time. It is stored as written, without conversion to UTC. */
export const day: Convert = (value) => {
  const instant = date(value);
  if (typeof instant !== 'string') return instant;
  return (/^\d{4}/.test(value) ? value : instant).slice(0, 'yyyy-mm-dd'.length);
};

const invalidDate = new Fault(FaultCode.INVALID_DATE, 'is not a valid date: use a format such as 2026-11-20');

/** Reads a URL or a path on this site. Exports contain such paths for uploaded files. */
export const siteAddress: Convert = (value) => (isSiteAddress(value) ? value : webAddress(value));

/** Joins values with semicolons. Returns JSON if a value contains a semicolon. */
export const listCell = (values: readonly string[]): string =>
  values.some((value) => /[;|,\n]/.test(value)) ? JSON.stringify(values) : values.join(' ; ');

function partsOf(cell: string, between: RegExp): string[] {
  const parts = cell.startsWith('[') ? listOf(cell) : null;
  return (parts ?? cell.split(between)).map((part) => part.trim()).filter((part) => part !== '');
}

/** Parses a JSON array of strings. Returns null for any other text. */
function listOf(cell: string): string[] | null {
  try {
    const parsed: unknown = JSON.parse(cell);
    return Array.isArray(parsed) && parsed.every((part) => typeof part === 'string') ? parsed.map(storableText) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * Reads several values from one cell, for array columns. Values are separated by semicolons, vertical bars or line
 * breaks, or written as a JSON array.
 */
export const listOfValues =
  (convert: Convert, between = /[;|\n]/): Convert =>
  (value) => {
    const values: string[] = [];
    const parts = partsOf(value, between);
    for (const [index, part] of parts.entries()) {
      const converted = convert(part);
      if (converted instanceof AmbiguousValue) {
        const { question, meanings } = converted;
        return new AmbiguousValue(
          `contains "${part}", which ${question}`,
          meanings.map((meant) => listCell(parts.with(index, meant))),
        );
      }
      if (converted instanceof Fault) return converted;
      if (converted !== null) values.push(converted);
    }
    return `{${values.map((part) => `"${part.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
  };
