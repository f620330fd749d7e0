import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import type { ImportProfile } from './import-profile';

/** What a file may leave open, and a profile says in one word. */
export type MeaningName = 'priceBasis' | 'decimals' | 'discountSign' | 'discountScale';

interface Meaning {
  readonly name: MeaningName;
  readonly label: string;
  readonly options: readonly (readonly [value: NonNullable<ImportProfile[MeaningName]>, label: string])[];
}

const meanings: readonly Meaning[] = [
  {
    name: 'priceBasis',
    label: 'A column called only “Price”',
    options: [
      ['PER_CARAT', 'The price per carat'],
      ['TOTAL', 'The price of the whole piece'],
    ],
  },
  {
    name: 'decimals',
    label: 'Numbers',
    options: [
      ['POINT', 'A point before decimals: 1,250.50'],
      ['COMMA', 'A comma before decimals: 1.250,50'],
    ],
  },
  {
    name: 'discountSign',
    label: 'Discounts off the list price',
    options: [
      ['NEGATIVE_IS_BACK', 'Below zero: -30'],
      ['POSITIVE_IS_BACK', 'Above zero: 30'],
    ],
  },
  {
    name: 'discountScale',
    label: 'Size of discounts',
    options: [
      ['PERCENT', 'Percent: 30'],
      ['FRACTION', 'Fractions: 0.30'],
    ],
  },
];

/** What can be in doubt in files of a type. */
export function meaningsFor({ hasDiscounts, headings }: StockFiles): readonly Meaning[] {
  const isByWeight = headings.some(({ name }) => name === 'pricePerCarat');
  return meanings.filter(({ name }) => name === 'decimals' || (name === 'priceBasis' ? isByWeight : hasDiscounts));
}
