import { pricesOf, weightsOf } from './agent-section';

const open = { caratMin: null, caratMax: null, priceMin: null, priceMax: null, percent: 5 };

test('formats weight and price ranges, including open-ended ones', () => {
  expect(weightsOf(open)).toBe('Any weight');
  expect(weightsOf({ ...open, caratMin: 1, caratMax: 2 })).toBe('1.00 ct to 2.00 ct');
  expect(weightsOf({ ...open, caratMin: 1 })).toBe('From 1.00 ct');
  expect(pricesOf(open)).toBe('Any price');
  expect(pricesOf({ ...open, priceMax: 10_000 })).toMatch(/^Up to .*10,000\.00$/);
  expect(pricesOf({ ...open, priceMin: 0, priceMax: 10_000 })).toMatch(/0\.00 to .*10,000\.00$/);
});
