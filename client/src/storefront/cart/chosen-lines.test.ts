import { chosenOf } from './chosen-lines';

test('computes the exact total of the selected lines', () => {
  const line = (id: string, total: number | null) => ({
    __typename: 'JewelleryLine' as const,
    jewelleryPiece: null,
    id,
    description: id,
    carats: null,
    price: { __typename: 'Price' as const, total, perCarat: null, unit: null },
    availability: 'FOR_SALE' as const,
    priceWhenAdded: null,
    problem: null,
    createdAt: '2026-11-22T00:00:00Z',
  });
  const cart = {
    __typename: 'Cart' as const,
    totalPrice: 100.6,
    lines: [line('1', 0.1), line('2', 0.2), line('3', 100.3), line('4', null)],
  };
  const chosen = chosenOf(cart, { has: (id) => id !== '3' });
  expect(chosen.totalPrice).toBe(0.3);
  expect(chosen.lines.map(({ id }) => id)).toEqual(['1', '2', '4']);
});
