import { colorFilter, foldHues, type ListedColor } from './color-filter';

function color(id: string, name: string, variation: string, category: ListedColor['category']): ListedColor {
  return { __typename: 'Color', id, label: `${variation} ${name}`, rank: Number(id), name, variation, category };
}

const colors = [
  color('1', 'White', 'D', 'WHITE'),
  color('2', 'White', 'E', 'WHITE'),
  color('24', 'Black', 'Black', 'BLACK'),
  color('25', 'Yellow', 'Fancy', 'FANCY'),
  color('26', 'Yellow', 'Fancy Vivid', 'FANCY'),
  color('27', 'Pink', 'Fancy', 'FANCY'),
];

test('expands a hue to all its colors, and includes the chosen letters', () => {
  expect(colorFilter(['Yellow'], colors)).toEqual({ colorIds: ['25', '26'] });
  expect(colorFilter(['1', 'Pink'], colors)).toEqual({ colorIds: ['1', '27'] });
});

test('omits an empty list, which the server rejects', () => {
  expect(colorFilter(['Plaid'], colors)).toEqual({});
});

test('keeps the counts for letters, and sums the counts for each hue', () => {
  const options = colors.map(({ id }) => ({ value: id, label: id, count: Number(id) }));

  expect(foldHues(options, colors).map(({ value, count }) => [value, count])).toEqual([
    ['1', 1],
    ['2', 2],
    ['Black', 24],
    ['Yellow', 51],
    ['Pink', 27],
  ]);
});
