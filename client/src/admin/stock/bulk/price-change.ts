import * as v from 'valibot';
import { numberFromText } from '../../../forms/field-rules';
import type { StockPriceChange } from '../../../graphql/stock/stock-operations';
import { numberProblem } from '../form/value-rule';

/** By what prices change. */
export type PriceWay = 'percent' | 'amount' | 'discount';

interface PriceWayWords {
  readonly label: string;
  readonly unit: string;
  readonly hint: string;
  /** What the server takes. */
  readonly limits: Parameters<typeof numberProblem>[1];
}

/** What each way is called, what stands behind its number, and what that may be. */
export const priceWays: Readonly<Record<PriceWay, PriceWayWords>> = {
  percent: {
    label: 'By percent',
    unit: '%',
    hint: 'Below 0 takes off: -5 is 5 % less.',
    limits: { min: -100, max: 10_000, decimals: 4 },
  },
  amount: {
    label: 'By an amount',
    unit: '$',
    hint: 'Below 0 takes off.',
    limits: { min: -99_999_999.99, max: 99_999_999.99, decimals: 2 },
  },
  discount: {
    label: 'To a discount from Rap',
    unit: '%',
    hint: 'Against the list price: -30 is 30 % below it.',
    limits: { min: -100, max: 1_000, decimals: 4 },
  },
};

function problemOf(way: PriceWay, value: number): string | null {
  return way !== 'discount' && value === 0
    ? 'Enter a number other than 0'
    : numberProblem(value, priceWays[way].limits);
}

export const priceChangeForm = v.pipe(
  v.object({ field: v.string(), way: v.picklist(['percent', 'amount', 'discount']), value: numberFromText }),
  v.forward(
    v.partialCheck(
      [['way'], ['value']],
      ({ way, value }) => problemOf(way, value) === null,
      ({ input: { way, value } }) => problemOf(way, value) ?? '',
    ),
    ['value'],
  ),
);

/** What the server takes. */
export function toPriceChange({ field, way, value }: v.InferOutput<typeof priceChangeForm>): StockPriceChange {
  return { field, [way]: value };
}

/** What is done, in words: `Price per carat −5 %`. */
export function priceChangeText(label: string, { way, value }: v.InferOutput<typeof priceChangeForm>): string {
  const sign = value > 0 && way !== 'discount' ? '+' : '';
  const number = `${sign}${value}`.replace('-', '−');
  return way === 'amount' ? `${label} ${number}` : `${label} ${number} %${way === 'discount' ? ' from Rap' : ''}`;
}
