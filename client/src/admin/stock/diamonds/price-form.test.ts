import { linkedPrices } from './price-form';

const typed = { carats: '2', listPrice: '10000', pricePerCarat: '7000', totalPrice: '13.000,50', discount: '-40' };

test.each([
  ['perCarat', { pricePerCarat: 7000, totalPrice: 14000, discount: -30 }],
  ['total', { pricePerCarat: 6500.25, totalPrice: 13000.5, discount: -35 }],
  ['discount', { pricePerCarat: 6000, totalPrice: 12000, discount: -40 }],
] as const)('computes the other prices from %s', (basis, prices) => {
  expect(linkedPrices(basis, typed)).toEqual(prices);
});

test('returns null for prices that cannot be computed yet', () => {
  expect(linkedPrices('perCarat', { ...typed, carats: '', listPrice: '' })).toEqual({
    pricePerCarat: 7000,
    totalPrice: null,
    discount: null,
  });
  expect(linkedPrices('total', { ...typed, carats: '0' })).toMatchObject({ pricePerCarat: null, discount: null });
  expect(linkedPrices('discount', { ...typed, listPrice: '' })).toMatchObject({ pricePerCarat: null });
});
