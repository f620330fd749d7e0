import { setTotals } from './set-totals';

test('a set sums to the cent and to the thousandth of a carat', () => {
  const stones = [
    { carats: 0.1, price: { total: 0.1 } },
    { carats: 0.2, price: { total: 0.2 } },
  ];

  expect(setTotals(stones)).toEqual({ count: 2, carats: 0.3, total: 0.3 });
  expect(setTotals([])).toEqual({ count: 0, carats: 0, total: 0 });
});
