import { type DayRange, readDays, writeDays } from './days';

/** Inclusive range of numbers. Null means that the end is open. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** Value of an active filter. Filters that are not set have no value. */
export type FilterValue =
  | { readonly kind: 'options'; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly range: NumberRange }
  | { readonly kind: 'days'; readonly days: DayRange }
  | { readonly kind: 'toggle'; readonly isOn: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'numbers'; readonly numbers: readonly string[] };

export type FilterKind = FilterValue['kind'];

/** Values of the active filters, by filter ID. */
export type FilterValues = Readonly<Partial<Record<string, FilterValue>>>;

const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

function readRange(text: string): FilterValue | null {
  const match = RANGE.exec(text);
  if (match === null) {
    return null;
  }
  const min = match[1] === undefined ? null : Number(match[1]);
  const max = match[2] === undefined ? null : Number(match[2]);
  const isEmpty = min === null && max === null;
  const isReversed = min !== null && max !== null && min > max;
  return isEmpty || isReversed ? null : { kind: 'range', range: { min, max } };
}

/** Parses a filter value from its URL parameters. Returns null if they are invalid. */
export function readFilterValue(kind: FilterKind, texts: readonly string[]): FilterValue | null {
  const first = texts[0]?.trim() ?? '';
  switch (kind) {
    case 'options': {
      const values = [...new Set(texts.filter((text) => text !== ''))];
      return values.length === 0 ? null : { kind, values };
    }
    case 'range':
      return readRange(first);
    case 'days': {
      const days = readDays(first);
      return days === null ? null : { kind, days };
    }
    case 'toggle':
      return first === 'yes' || first === 'no' ? { kind, isOn: first === 'yes' } : null;
    case 'text':
      return first === '' ? null : { kind, text: first };
    case 'numbers': {
      const numbers = first.split(/\s+/).filter((number) => number !== '');
      return numbers.length === 0 ? null : { kind, numbers };
    }
  }
}

/** Formats a filter value for the URL: several strings for options, and a single string for other kinds. */
export function writeFilterValue(value: FilterValue): string[] {
  switch (value.kind) {
    case 'options':
      return [...value.values];
    case 'range':
      return [`${value.range.min ?? ''}..${value.range.max ?? ''}`];
    case 'days':
      return [writeDays(value.days)];
    case 'toggle':
      return [value.isOn ? 'yes' : 'no'];
    case 'text':
      return [value.text];
    case 'numbers':
      // The URL encodes spaces as "+". Stock and report numbers contain no spaces.
      return [value.numbers.join(' ')];
  }
}

/** Returns the filter values with one filter changed; null clears the filter. */
export function withFilter(values: FilterValues, id: string, value: FilterValue | null): FilterValues {
  const { [id]: _before, ...others } = values;
  return value === null ? others : { ...others, [id]: value };
}

/** Returns the selected options of a filter. */
export function chosenOptions(value: FilterValue | undefined): readonly string[] {
  return value?.kind === 'options' ? value.values : [];
}

/** Adds an option to a filter value, or removes it. Returns null if no option is left. */
export function toggleOption(value: FilterValue | undefined, option: string): FilterValue | null {
  const chosen = chosenOptions(value);
  const values = chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option];
  return values.length === 0 ? null : { kind: 'options', values };
}
