import { caratsOfLines, groupsOf, priceOfLines } from './line-groups';

const line = (id: string, __typename: 'DiamondLine' | 'MeleeLotLine' | 'BraceletLine' | 'EternityRingLine') => ({
  id,
  __typename,
});

test('groups lines by kind in list order, with each line in one group', () => {
  const lines = [
    line('1', 'BraceletLine'),
    line('2', 'DiamondLine'),
    line('3', 'EternityRingLine'),
    line('4', 'DiamondLine'),
  ];
  expect(groupsOf(lines).map(({ title, lines: groupLines }) => [title, groupLines.map(({ id }) => id)])).toEqual([
    ['Loose stones', ['2', '4']],
    ['Rings', ['3']],
    ['Jewellery', ['1']],
  ]);
});

test('computes the exact total of the available lines', () => {
  const lines: Parameters<typeof priceOfLines>[0] = [
    { price: { total: 0.1 }, carats: 0.101, availability: 'FOR_SALE' },
    { price: { total: 0.2 }, carats: 0.202, availability: 'HELD_FOR_YOU' },
    { price: null, carats: null, availability: 'FOR_SALE' },
    { price: { total: 500 }, carats: 3, availability: 'GONE' },
  ];
  expect([priceOfLines(lines), caratsOfLines(lines)]).toEqual([0.3, 0.303]);
});
