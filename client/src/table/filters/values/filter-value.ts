import { type DayRange, readDays, writeDays } from './days';

/** A closed range of numbers; `null` is an open end. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** Value of a filter. Filters that are not set have no value. */
export type FilterValue =
  | { readonly kind: 'options'; readonly values: readonly string[] }
  | { readonly kind: 'range'; readonly range: NumberRange }
  | { readonly kind: 'days'; readonly days: DayRange }
  | { readonly kind: 'toggle'; readonly isOn: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'numbers'; readonly numbers: readonly string[] };

/** The name of a kind of filter. */
export type FilterKind = FilterValue['kind'];

/** The filters of a list that are set, by the filter's id. */
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
  const isCrossed = min !== null && max !== null && min > max;
  return isEmpty || isCrossed ? null : { kind: 'range', range: { min, max } };
}

/**
 * A filter's value from the texts of its URL parameter; `null` when they are none, or none that a
 * filter of that kind can be set to.
 */
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

/** The texts of a value's URL parameter: several for options, one for every other kind. */
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
      // A space is written "+", and no stock or report number has one inside.
      return [value.numbers.join(' ')];
  }
}

/** The values with one filter set to another value; `null` clears it. */
export function withFilter(values: FilterValues, id: string, value: FilterValue | null): FilterValues {
  const { [id]: _before, ...others } = values;
  return value === null ? others : { ...others, [id]: value };
}

/** Returns the selected options of a filter. */
export function chosenOptions(value: FilterValue | undefined): readonly string[] {
  return value?.kind === 'options' ? value.values : [];
}

/** The value of a filter of options with one option chosen or no longer chosen. */
export function toggleOption(value: FilterValue | undefined, option: string): FilterValue | null {
  const chosen = chosenOptions(value);
  const values = chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option];
  return values.length === 0 ? null : { kind: 'options', values };
}
