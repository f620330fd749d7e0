import * as v from 'valibot';
import { numberFromText, optionalNumberFromText } from '../../../forms/field-rules';
import { type MarkupInput, MarkupRegionsDocument } from '../../../graphql/generated/graphql';
import { formatExactCarats, formatMoney } from '../../../ui/numbers';

/** Mutation options that refetch the chart's regions. */
export const refetchRegions = { refetchQueries: [MarkupRegionsDocument] };

type Range = readonly [min: number | null | undefined, max: number | null | undefined];

function rangeText([min, max]: Range, format: (value: number) => string): string {
  if (min == null) {
    return max == null ? 'Any' : `Up to ${format(max)}`;
  }
  return max == null ? `${format(min)} and more` : `${format(min)}–${format(max)}`;
}

/** Formats the weight range of a markup: `0.500–0.990`. */
export function caratRangeText({ caratMin, caratMax }: Pick<MarkupInput, 'caratMin' | 'caratMax'>): string {
  return rangeText([caratMin, caratMax], formatExactCarats);
}

/** Formats the price range of a markup, in total prices before markups: `Up to 5,000.00`. */
export function priceRangeText({ priceMin, priceMax }: Pick<MarkupInput, 'priceMin' | 'priceMax'>): string {
  return rangeText([priceMin, priceMax], formatMoney);
}

function isReversed([min, max]: Range): boolean {
  return min != null && max != null && min > max;
}

const nonNegativeNumber = v.nullable(v.pipe(v.number(), v.minValue(0, 'Enter 0 or more')));

/** Form schema for a markup. Blank limits mean no limit; the percentage is required. */
export const markupForm = v.pipe(
  v.object({
    caratMin: v.pipe(optionalNumberFromText, nonNegativeNumber),
    caratMax: v.pipe(optionalNumberFromText, nonNegativeNumber),
    priceMin: v.pipe(optionalNumberFromText, nonNegativeNumber),
    priceMax: v.pipe(optionalNumberFromText, nonNegativeNumber),
    percent: v.pipe(numberFromText, v.gtValue(-100, 'Enter more than −100')),
  }),
  v.forward(
    v.partialCheck(
      [['caratMin'], ['caratMax']],
      ({ caratMin, caratMax }) => !isReversed([caratMin, caratMax]),
      'Enter at least the value of “Carats from”',
    ),
    ['caratMax'],
  ),
  v.forward(
    v.partialCheck(
      [['priceMin'], ['priceMax']],
      ({ priceMin, priceMax }) => !isReversed([priceMin, priceMax]),
      'Enter at least the value of “Price from”',
    ),
    ['priceMax'],
  ),
);
