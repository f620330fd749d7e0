import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isDay, readInstant, readInstantOrDay } from './dates.ts';

test('accepts a date only if it exists in the calendar', () => {
  const parts = fc.record({
    year: fc.integer({ min: 1_000, max: 9_999 }),
    month: fc.integer({ min: 0, max: 14 }),
    date: fc.integer({ min: 0, max: 33 }),
  });
  fc.assert(
    fc.property(parts, ({ year, month, date }) => {
      const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
      const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      const exists = date >= 1 && date <= (days[month - 1] ?? 0);
      const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
      expect(isDay(text)).toBe(exists);
      expect(readInstant(`${text}T12:00:00Z`)?.toISOString()).toBe(exists ? `${text}T12:00:00.000Z` : undefined);
    }),
    { numRuns: 2_000 },
  );
});

test('reads every timestamp that Date.prototype.toISOString returns', () => {
  const instants = fc.date({
    min: new Date('1000-01-02T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(fc.property(instants, (instant) => expect(readInstant(instant.toISOString())).toEqual(instant)));
});

test.each([
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2028-02-29T23:59:59.5+05:30', '2028-02-29T18:29:59.500Z'],
  ['2026-11-20T09:30Z', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T00:00:00.123456789-12:00', '2026-11-20T12:00:00.123Z'],
])('reads the date %s as %s', (text, expected) => {
  expect(readInstantOrDay(text)?.toISOString()).toBe(expected);
});

test.each([
  '2026-02-30T10:00:00Z',
  '2025-02-29T10:00:00+02:00',
  '2026-02-03T24:00:00Z',
  '2026-02-03T24:30:00Z',
  '2026-02-03T10:60:00Z',
  '2026-02-03T10:00:60Z',
  '2026-02-03T10:00:00+15:00',
  '2026-02-03T10:00:00+02:60',
  '2026-02-03T10:00:00',
  '2026-02-03 10:00:00Z',
  '2026-2-3',
  '20260203',
  '0000-01-01',
  '0099-12-31',
  '9999-12-31T23:59:59-14:00',
  '+012026-02-03',
  '2026-02-03Z',
  '2026-02-03\n',
  '',
])('rejects the date %j', (text) => {
  expect(readInstantOrDay(text)).toBeNull();
});
