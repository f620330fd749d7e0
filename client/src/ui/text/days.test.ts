import { formatDays } from '../dates';

/** Normalizes spaces and dashes, because they differ between versions of Intl. */
const normalizeSpaces = (text: string) => text.replace(/\s*–\s*/g, '–').replace(/\s/g, ' ');

test.each([
  ['2026-11-24', null, '24 November 2026'],
  ['2026-11-24', '2026-11-24', '24 November 2026'],
  ['2026-11-24', '2026-11-26', '24–26 November 2026'],
  ['2027-02-27', '2027-03-01', '27 February – 1 March 2027'],
  ['2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027'],
])('formats the range from %p to %p as %p', (first, last, expected) => {
  expect(normalizeSpaces(formatDays(first, last))).toBe(normalizeSpaces(expected));
});
