import type { StockSection } from '../stock-sections.ts';
import type { ValueKind } from './stock-value.ts';

/** Default form section of each value type. */
export const defaultSections: Readonly<Record<ValueKind, StockSection>> = {
  text: 'Identity',
  longText: 'Remarks',
  link: 'Pictures',
  picture: 'Pictures',
  pictures: 'Pictures',
  integer: 'Weight and size',
  number: 'Weight and size',
  money: 'Price',
  carats: 'Weight and size',
  flag: 'Availability',
  choice: 'Grades',
  choices: 'Availability',
  reference: 'Grades',
  references: 'Grades',
  date: 'Books',
  moment: 'Availability',
  user: 'Availability',
};

/** Converts a constant to words, such as `SALT_AND_PEPPER` to `Salt and pepper`. */
export const constantInWords = (constant: string): string =>
  `${constant.charAt(0)}${constant.slice(1).toLowerCase().replaceAll('_', ' ')}`;

/** Returns the default label of a field, such as `Lab grown` for `isLabGrown` and `Colour shade` for `colorShade`. */
export function defaultLabel(name: string): string {
  const words = name
    .replace(/^(?:is|has)(?=[A-Z])/, '')
    .replace(/[A-Z]|\d+/g, (start) => ` ${start.toLowerCase()}`)
    .trim()
    .replace(/\bcolor/g, 'colour')
    .replace(/\bimage\b/g, 'picture')
    .replace(/ url$/, '');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
