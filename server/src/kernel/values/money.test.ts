import { formatMoney, formatPrice } from './money.ts';

test('formats amounts with two decimals, separators and a minus sign', () => {
  expect(['12345.6', 0, -1234.5].map(formatMoney)).toEqual(['12,345.60', '0.00', '−1,234.50']);
});

test.each([
  ['USD', '$12,345.60'],
  ['EUR', '€12,345.60'],
  ['CAD', 'CA$12,345.60'],
  ['JPY', '¥12,345.60'],
])('formats an amount in %s as %s', (currency, text) => {
  expect(formatPrice('12345.6', currency)).toBe(text);
});
