import { formatDate, formatDateTime } from '../../ui/dates';
import { formatCarats, formatCount, formatMeasure, formatMillimetres, formatMoney } from '../../ui/numbers';

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/**
 * Returns the value at a path such as `price.total`, or null if there is none. List elements are addressed by index,
 * such as `sideStones.1.type`.
 */
export function valueAt(from: unknown, path: string): unknown {
  let value = from;
  for (const name of path.split('.')) {
    value = Array.isArray(value)
      ? value.find((each) => memberOf(each, 'position') === Number(name))
      : memberOf(value, name);
  }
  return value ?? null;
}

/** Returns the value at a path if it is a string, otherwise null. */
export function textAt(from: unknown, path: string): string | null {
  const value = valueAt(from, path);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Exported value. Numbers are not converted to strings. */
export type Plain = string | number | null;

interface Kind {
  /** True for numbers, which are right-aligned. */
  readonly isNumeric: boolean;
  /** Returns the value to export. Null if there is no value. */
  readonly plain: (value: unknown) => Plain;
  /** Formats a value for display. Not called for null. */
  readonly show: (plain: string | number) => string;
}

function numbers(format: (value: number) => string): Kind {
  return {
    isNumeric: true,
    plain: (value) => (typeof value === 'number' ? value : null),
    show: (plain) => (typeof plain === 'number' ? format(plain) : plain),
  };
}

function texts(plain: Kind['plain'], show: (text: string) => string = (text) => text): Kind {
  return { isNumeric: false, plain, show: (value) => show(String(value)) };
}

const textOf: Kind['plain'] = (value) => (typeof value === 'string' && value !== '' ? value : null);

/** Returns the label of a reference list entry. */
const labelOf = (value: unknown): Plain => textAt(value, 'label') ?? textAt(value, 'name');

/** Display and export format of each value type. */
export const valueKinds = {
  text: texts(textOf),
  longText: texts(textOf),
  choice: texts(textOf),
  picture: texts(textOf),
  date: texts(textOf, formatDate),
  moment: texts(textOf, formatDateTime),
  flag: texts((value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : null)),
  reference: texts(labelOf),
  /** Displayed as an abbreviation, if there is one. */
  grade: texts(labelOf),
  references: texts((value) =>
    Array.isArray(value) && value.length > 0 ? value.flatMap((each) => labelOf(each) ?? []).join(', ') : null,
  ),
  user: texts((value) => textAt(value, 'displayName') ?? textAt(value, 'email')),
  integer: numbers(formatCount),
  number: numbers(formatMeasure),
  /** Uses a fixed number of decimals to keep columns aligned. */
  millimetres: numbers(formatMillimetres),
  money: numbers(formatMoney),
  carats: numbers(formatCarats),
} as const satisfies Record<string, Kind>;

/** Value type that a column can show. */
export type ValueKind = keyof typeof valueKinds;
