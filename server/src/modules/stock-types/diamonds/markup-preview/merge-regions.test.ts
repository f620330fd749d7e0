import { intervalsOf, mergeRegions } from './merge-regions.ts';

test('splits an axis at the start of each range, and one step after its end', () => {
  expect(intervalsOf([])).toEqual([{ from: 0, to: null }]);
  expect(intervalsOf([[null, null]])).toEqual([{ from: 0, to: null }]);
  expect(
    intervalsOf([
      [1000, 1999],
      [1500, null],
    ]),
  ).toEqual([
    { from: 0, to: 999 },
    { from: 1000, to: 1499 },
    { from: 1500, to: 1999 },
    { from: 2000, to: null },
  ]);
});

test('merges cells that have the same markups into rectangles', () => {
  const axis = intervalsOf([
    [10, 19],
    [20, null],
  ]);
  expect(axis).toHaveLength(3);
  const cells = [
    [[], [], [0]],
    [[], [], [0]],
    [[1], [1, 0], [0]],
  ];
  expect(mergeRegions(axis, axis, cells)).toEqual([
    { carats: { from: 0, to: 19 }, prices: { from: 0, to: 19 }, holders: [] },
    { carats: { from: 0, to: null }, prices: { from: 20, to: null }, holders: [0] },
    { carats: { from: 20, to: null }, prices: { from: 0, to: 9 }, holders: [1] },
    { carats: { from: 20, to: null }, prices: { from: 10, to: 19 }, holders: [1, 0] },
  ]);
});
