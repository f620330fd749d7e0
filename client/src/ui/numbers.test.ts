import {
  formatCarats,
  formatDimensions,
  formatExactCarats,
  formatMoney,
  formatPercent,
  formatPrice,
  moneyIn,
} from './numbers';

test('formats money with exactly two decimals', () => {
  expect(formatMoney(12345.6)).toBe('12,345.60');
  expect(formatMoney(0)).toBe('0.00');
  expect(formatPrice(-12.5)).toBe('−$12.50');
});

test.each([
  ['USD', '$', '−$1,234.50'],
  ['EUR', '€', '−€1,234.50'],
  ['CHF', 'CHF', '−CHF\u00a01,234.50'],
  ['CAD', 'CA$', '−CA$1,234.50'],
  ['JPY', '¥', '−¥1,234.50'],
])('formats money in the currency %s', (currency, sign, price) => {
  expect([moneyIn(currency).sign, moneyIn(currency).price(-1234.5)]).toEqual([sign, price]);
});

test('formats carats with two decimals in lists and with three in details', () => {
  expect(formatCarats(1.023)).toBe('1.02');
  expect(formatExactCarats(1.02)).toBe('1.020');
});

test('formats discounts with a proper minus sign', () => {
  expect(formatPercent(-30.5)).toBe('−30.5');
});

test('joins dimensions with a multiplication sign and omits unknown dimensions', () => {
  expect(formatDimensions(6.41, 6.44, 3.98)).toBe('6.41 × 6.44 × 3.98');
  expect(formatDimensions(6.41, null, 3.98)).toBe('6.41 × 3.98');
});
