import * as v from 'valibot';
import { type PriceWay, priceChangeForm } from './price-dialog';

const problem = (mode: PriceWay, value: string): string | undefined =>
  v.safeParse(priceChangeForm, { field: 'pricePerCarat', way: mode, value }).issues?.[0].message;

test("rejects values outside the server's limits", () => {
  expect(problem('percent', '-5')).toBeUndefined();
  expect(problem('percent', '0')).toBe('Enter a number other than 0');
  expect(problem('percent', '-101')).toBe('Enter at least -100');
  expect(problem('percent', '1000000000000')).toBe('Enter at most 10,000');
  expect(problem('percent', '1.23456')).toBe('Use at most 4 decimals');
  expect(problem('amount', '-300')).toBeUndefined();
  expect(problem('amount', '0.001')).toBe('Use at most 2 decimals');
  expect(problem('amount', '1000000000000')).toBe('Enter at most 99,999,999.99');
  expect(problem('discount', '0')).toBeUndefined();
  expect(problem('discount', '1001')).toBe('Enter at most 1,000');
});
