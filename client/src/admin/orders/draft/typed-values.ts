import * as v from 'valibot';
import { optionalNumberFromText } from '../../../forms/field-rules';

/** The parts of a line that are typed. */
export type TypedField = 'carats' | 'stones' | 'ringSize' | 'engraving' | 'price' | 'setPrice';

/** A number as it is typed; `undefined` for what is none. */
export function typedNumber(text: string): number | null | undefined {
  const read = v.safeParse(optionalNumberFromText, text);
  return read.success ? read.output : undefined;
}

const price = { what: 'The price', least: 0, most: 99_999_999_999_999, places: 2 };
const bounds = {
  carats: { what: 'The carats', least: 0.001, most: 99_999.999, places: 3 },
  stones: { what: 'The stones', least: 1, most: 1_000_000, places: 0 },
  price,
  setPrice: price,
} as const;

/** The typed parts of a line that are numbers. */
export type NumberField = keyof typeof bounds;

/** What is wrong with a number as it is typed; `null`: nothing, or that it is empty. */
export function wrongNumber(field: NumberField, text: string): string | null {
  const { what, least, most, places } = bounds[field];
  const value = typedNumber(text);
  if (value === undefined) {
    return `${what} must be a number such as ${places === 0 ? '4' : '1.02'}.`;
  }
  if (value === null || (value >= least && value <= most && decimalsOf(value) <= places)) {
    return null;
  }
  const range = `${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US', { maximumFractionDigits: 3 })}`;
  return `${what} must be from ${range}${places === 0 ? ', without decimals' : `, with at most ${places} decimals`}.`;
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;
