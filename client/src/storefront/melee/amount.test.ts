import { totalText } from './amount';

const price = (perCarat: number) => ({
  price: { __typename: 'Price' as const, total: perCarat, perCarat, unit: perCarat },
});

describe('price for part of a lot', () => {
  test.each([
    // The exact product is 249.255, which a double represents as 249.25499….
    [1.5, 166.17, '$249.26'],
    [1.5, 400, '$600.00'],
    [0.333, 1234.56, '$411.11'],
  ])('computes the price of %p ct at %p per carat: %p', (carats, perCarat, text) => {
    expect(totalText(carats, price(perCarat))).toBe(text);
  });

  test('shows a dash if no amount is given', () => {
    expect(totalText(null, price(400))).toBe('–');
  });
});
