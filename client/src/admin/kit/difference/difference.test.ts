import { lineDifference } from './difference';

const signedLines = (before: string | null, after: string | null) =>
  lineDifference(before, after).map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`);

test('lists removed lines before the lines that replace them', () => {
  expect(signedLines('a\nb\nc', 'a\nB\nc\nd')).toEqual([' a', '-b', '+B', ' c', '+d']);
});

test('treats null as an empty string', () => {
  expect(signedLines(null, 'a')).toEqual(['+a']);
  expect(signedLines('a\nb', null)).toEqual(['-a', '-b']);
  expect(signedLines('', null)).toEqual([]);
});

test('compares very long strings as a whole instead of line by line', () => {
  const longText = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
  expect(lineDifference(longText, 'short')).toHaveLength(501);
});
