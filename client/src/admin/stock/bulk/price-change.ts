import * as v from 'valibot';
import { numberFromText } from '../../../forms/field-rules';
import type { StockPriceChange } from '../../../graphql/stock/stock-operations';

/** By what prices change. */
export type PriceWay = 'percent' | 'amount' | 'discount';

/** What each way is called, and what stands behind its number. */
export const priceWays: Readonly<
  Record<PriceWay, { readonly label: string; readonly unit: string; readonly hint: string }>
> = {
  percent: { label: 'By percent', unit: '%', hint: 'Below 0 takes off: -5 is 5 % less.' },
  amount: { label: 'By an amount', unit: '$', hint: 'Below 0 takes off.' },
  discount: { label: 'To a discount from Rap', unit: '%', hint: 'Against the list price: -30 is 30 % below it.' },
};

export const priceChangeForm = v.pipe(
  v.object({ field: v.string(), way: v.picklist(['percent', 'amount', 'discount']), value: numberFromText }),
  v.forward(
    v.partialCheck(
      [['way'], ['value']],
      ({ way, value }) => way === 'discount' || value !== 0,
      'Enter a number other than 0',
    ),
    ['value'],
  ),
  v.forward(
    v.partialCheck([['way'], ['value']], ({ way, value }) => way === 'amount' || value >= -100, 'Enter at least -100'),
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
