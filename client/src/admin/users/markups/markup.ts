import * as v from 'valibot';
import { numberFromText, optionalNumberFromText } from '../../../forms/field-rules';
import { type MarkupInput, MarkupRegionsDocument } from '../../../graphql/generated/graphql';
import { formatExactCarats, formatMoney } from '../../../ui/numbers';

/** What a change of markups has read again: the drawing of them. */
export const drawnAgain = { refetchQueries: [MarkupRegionsDocument] };

type Range = readonly [min: number | null | undefined, max: number | null | undefined];

function rangeText([min, max]: Range, format: (value: number) => string): string {
  if (min == null) {
    return max == null ? 'Any' : `Up to ${format(max)}`;
  }
  return max == null ? `${format(min)} and more` : `${format(min)}–${format(max)}`;
}

/** The stones that a markup holds, by weight. `0.500–0.990` */
export function caratRangeText({ caratMin, caratMax }: Pick<MarkupInput, 'caratMin' | 'caratMax'>): string {
  return rangeText([caratMin, caratMax], formatExactCarats);
}

/** The stones that a markup holds, by unmarked total price. `Up to 5,000.00` */
export function priceRangeText({ priceMin, priceMax }: Pick<MarkupInput, 'priceMin' | 'priceMax'>): string {
  return rangeText([priceMin, priceMax], formatMoney);
}

function isCrossed([min, max]: Range): boolean {
  return min != null && max != null && min > max;
}

const notNegative = v.nullable(v.pipe(v.number(), v.minValue(0, 'Enter 0 or more')));

/** A markup as it is typed. Ends left empty are open; at least the percentage is needed. */
export const markupForm = v.pipe(
  v.object({
    caratMin: v.pipe(optionalNumberFromText, notNegative),
    caratMax: v.pipe(optionalNumberFromText, notNegative),
    priceMin: v.pipe(optionalNumberFromText, notNegative),
    priceMax: v.pipe(optionalNumberFromText, notNegative),
    percent: v.pipe(numberFromText, v.gtValue(-100, 'Enter more than −100')),
  }),
  v.forward(
    v.partialCheck(
      [['caratMin'], ['caratMax']],
      ({ caratMin, caratMax }) => !isCrossed([caratMin, caratMax]),
      'Enter at least as much as “Carats from”',
    ),
    ['caratMax'],
  ),
  v.forward(
    v.partialCheck(
      [['priceMin'], ['priceMax']],
      ({ priceMin, priceMax }) => !isCrossed([priceMin, priceMax]),
      'Enter at least as much as “Price from”',
    ),
    ['priceMax'],
  ),
);
