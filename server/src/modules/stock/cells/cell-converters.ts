import { readInstantOrDay } from '../../../kernel/values/dates.ts';
import { type ReferenceList, spelling } from '../../reference-data/index.ts';
import { AmbiguousValue, type Convert, Fault, FaultCode } from './fault.ts';
import type { NumberConverter } from './number-column.ts';
import { decimalsOf } from './numbers.ts';

/** How feeds say "nothing" in columns of grades and numbers. */
const blankWords = new Set(['-', '--', '---', 'na', 'n/a', 'n.a.', 'n.a', 'null', 'nil', 'none', '#n/a']);

/** Whether a cell of grades or numbers says that there is nothing. */
export const saysNothing = (text: string): boolean => blankWords.has(text.toLowerCase());

/** Kept as it is, cells that look like formulas included. */
export const text =
  (maxLength = 500): Convert =>
  (value) => {
    if (value.length > maxLength) return new Fault(FaultCode.TOO_LONG, `is longer than ${maxLength} characters`);
    return controlCharacter.test(value) ? invalidText : value;
  };

const invalidText = new Fault(FaultCode.INVALID_TEXT, 'holds a control character');
// Line breaks and tabs are text; the rest of the control characters is damage.
const controlCharacter = /[^\P{Cc}\n\r\t]/u;

interface NumberRange {
  min?: number;
  max: number;
  /** Decimals that the field keeps. */
  places: number;
  /** Zero is refused. */
  positive?: boolean;
}

/** An exact decimal: more decimals than the field keeps are refused, never rounded. */
export const decimal = (range: NumberRange, plausible?: NumberConverter['plausible']): NumberConverter => ({
  ...(plausible && { plausible }),
  isWhole: range.places === 0,
  of: (numbers) => (value) => {
    const number = numbers(value);
    if (number instanceof Fault) return saysNothing(value) ? null : number;
    if (decimalsOf(number) > range.places) {
      return new Fault(
        FaultCode.TOO_MANY_DECIMALS,
        range.places === 0 ? 'must be a whole number' : `has more than ${range.places} decimals`,
      );
    }
    // Whole numbers are staged as such: `5.00` is 5.
    return outOfRange(number, range) ?? (range.places === 0 ? number.replace(/\..*/, '') : number);
  },
});

/** An exact amount of money: a decimal that may have the sign or code of a currency. */
export const money = (range: NumberRange, plausible?: NumberConverter['plausible']): NumberConverter => ({
  ...decimal(range, plausible),
  isMoney: true,
});

/** A quantity, which can be zero. */
export const quantity = (max: number): NumberConverter => ({
  of: (numbers) => (value) => {
    const number = numbers(value);
    if (number instanceof Fault) return saysNothing(value) ? null : number;
    return outOfRange(number, { min: 0, max }) ?? number;
  },
});

/** A measured quantity. Feeds write 0 for "not measured". */
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

/** The id of a value of a reference list, by label, code, alias or the id itself. */
export const option =
  (list: ReferenceList): Convert =>
  (value) => {
    const meanings = list.doubtful.get(spelling(value))?.map(({ label }) => label);
    if (meanings) return new AmbiguousValue(`may be ${meanings.join(' or ')}`, meanings);
    const found = list.find(value) ?? (/^\d{1,4}$/.test(value) ? list.byId.get(Number(value)) : undefined);
    if (found) return String(found.id);
    return saysNothing(value) ? null : unknownValue(list.values.map(({ label }) => label));
  };

/** A term that is kept as text, in its usual spelling where it is an abbreviation. */
export const term = (list: ReferenceList, maxLength = 200): Convert => {
  const asIs = text(maxLength);
  return (value) => list.find(value)?.label ?? asIs(value);
};

/** One of some words; what each means for the database. */
export const word = (meanings: Readonly<Record<string, readonly string[]>>): Convert => {
  const bySpelling = new Map(
    Object.entries(meanings).flatMap(([value, words]) => words.map((word) => [spelling(word), value] as const)),
  );
  const examples = Object.values(meanings).flatMap(([first]) => (first ? [first] : []));
  return (value) => bySpelling.get(spelling(value)) ?? (saysNothing(value) ? null : unknownValue(examples));
};

const yes = ['Yes', 'Y', 'True', 'T', '1', 'X'];
const yesSpellings = new Set(yes.map(spelling));

/** Yes or no. */
export const flag: Convert = word({ true: yes, false: ['No', 'N', 'False', 'F', '0'] });

/** Whether the cell of a flag says yes. */
export const saysYes = (text: string): boolean => yesSpellings.has(spelling(text));

/** Lists of known values longer than this help nobody. */
const namedValues = 15;

const unknownValue = (known: readonly string[]): Fault =>
  new Fault(FaultCode.UNKNOWN_VALUE, known.length > namedValues ? 'is not known' : `is none of ${known.join(', ')}`);

/** An address of the web. Anything that a browser might run instead is refused. */
export const webAddress: Convert = (value) => {
  const address = value.startsWith('//') ? `https:${value}` : /^www\./i.test(value) ? `https://${value}` : value;
  const isWeb = /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) && address.length <= 2_000;
  return isWeb ? address : new Fault(FaultCode.INVALID_ADDRESS, 'is no http or https address');
};

/** A day (`2026-11-20`, `20-Nov-2026`) or an instant with a zone. Days that two countries read differently are refused. */
export const date: Convert = (value) => {
  const [, dayOfMonth = '', name = '', year] = /^(\d{1,2})[- ]([a-z]{3})[- ](\d{4})$/i.exec(value) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  const text = year === undefined ? value : `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
  return readInstantOrDay(text)?.toISOString() ?? invalidDate;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const twoDigits = (number: number | string): string => String(number).padStart(2, '0');

/** The same without a time: the day that the file writes, whatever day it is in UTC then. */
export const day: Convert = (value) => {
  const instant = date(value);
  if (typeof instant !== 'string') return instant;
  return (/^\d{4}/.test(value) ? value : instant).slice(0, 'yyyy-mm-dd'.length);
};

const invalidDate = new Fault(FaultCode.INVALID_DATE, 'is no date of the calendar such as 2026-11-20');
