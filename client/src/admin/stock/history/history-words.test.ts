import { differenceOf } from './history-words';

const change = { field: 'price', label: 'Price', before: '1', after: null, beforeInWords: '1.00', afterInWords: null };

test('a change is told in the words of its declaration, else in its own', () => {
  expect(differenceOf(change)).toEqual({ key: 'price', label: 'Price', before: '1.00', after: null });
  expect(differenceOf({ ...change, field: 'holdNote', label: null, beforeInWords: null })).toMatchObject({
    label: 'Hold note',
    before: '1',
  });
});

test('an instant is told in the time of whoever reads it', () => {
  const { after } = differenceOf({ ...change, after: '2026-11-23T10:00:00.000Z' });
  expect(after).not.toContain('T10');
  expect(after).toContain('2026');
});
