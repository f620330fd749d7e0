import { lineChanges } from './line-changes';

const line = (id: string, total: number | null, more: object = {}) => ({
  id,
  description: `Line ${id}`,
  availability: 'FOR_SALE' as const,
  price: { __typename: 'Price' as const, total, perCarat: null, unit: null },
  problem: null,
  ...more,
});
const unavailableLine = (reason: 'HELD' | 'TOO_MUCH', explanation: string) => ({
  availability: 'GONE' as const,
  problem: { __typename: 'LineProblem' as const, reason, explanation },
});

const before = [line('1', 100), line('2', 200), line('3', 300), line('4', 400), line('5', 500), line('6', null)];

test('lists every line that has changed since the page was opened, and describes the change', () => {
  const after = [
    line('1', 110.5),
    line('2', 200),
    line('3', 300, unavailableLine('HELD', 'This is on hold for another buyer.')),
    line('5', 500, unavailableLine('TOO_MUCH', 'This exceeds the available weight: 3 ct are left.')),
    line('6', 5),
    line('7', 9),
  ];
  expect(lineChanges(before, after, new Map())).toEqual([
    { id: '1', description: 'Line 1', kind: 'price', before: 100, after: 110.5 },
    { id: '3', description: 'Line 3', kind: 'gone', text: 'This is on hold for another buyer.' },
    { id: '4', description: 'Line 4', kind: 'gone', text: expect.stringMatching(/no longer in your cart/) },
    { id: '5', description: 'Line 5', kind: 'gone', text: 'This exceeds the available weight: 3 ct are left.' },
  ]);
});

test('includes lines that are reported only when the order is rejected', () => {
  expect(lineChanges(before, before, new Map([['2', 'It is sold as a pair only.']]))).toEqual([
    { id: '2', description: 'Line 2', kind: 'gone', text: 'It is sold as a pair only.' },
  ]);
});
