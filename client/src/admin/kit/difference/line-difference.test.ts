import { lineDifference } from './line-difference';

const told = (before: string | null, after: string | null) =>
  lineDifference(before, after).map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`);

test('what both have stays, what is gone comes before what is new in its place', () => {
  expect(told('a\nb\nc', 'a\nB\nc\nd')).toEqual([' a', '-b', '+B', ' c', '+d']);
});

test('nothing before, nothing after', () => {
  expect(told(null, 'a')).toEqual(['+a']);
  expect(told('a\nb', null)).toEqual(['-a', '-b']);
  expect(told('', null)).toEqual([]);
});

test('a very long text is told as a whole', () => {
  const long = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
  expect(lineDifference(long, 'short')).toHaveLength(501);
});
