import { describeDays, instantsOf, readDays, writeDays } from './days';
import { dayOfEnd, localDay } from './local-day';

test('parses a date range from the URL, and ignores invalid ranges', () => {
  expect(readDays('2026-11-01..2026-11-24')).toEqual({ from: '2026-11-01', to: '2026-11-24' });
  expect(readDays('..2026-11-24')).toEqual({ from: null, to: '2026-11-24' });
  expect(readDays('2026-11-24..2026-11-24')).not.toBeNull();
  for (const none of ['', '..', '2026-11-24', '2026-13-01..', '2026-11-24..2026-11-01', 'x..y']) {
    expect(readDays(none)).toBeNull();
  }
  expect(writeDays({ from: '2026-11-01', to: null })).toBe('2026-11-01..');
});

test('converts days to timestamps in the user’s time zone, from the start of the first day to the end of the last', () => {
  const { min = '', max = '' } = instantsOf({ from: '2026-11-24', to: '2026-11-24' });
  expect(new Date(min).getHours()).toBe(0);
  expect(Date.parse(max) - Date.parse(min)).toBe(86_399_999);
  expect(localDay(new Date(min))).toBe('2026-11-24');
});

test('leaves timestamps unchanged', () => {
  const range = readDays('2026-11-24T00:00:00.000Z..2026-11-24T23:59:59.999Z');
  expect(range && instantsOf(range)).toEqual({ min: '2026-11-24T00:00:00.000Z', max: '2026-11-24T23:59:59.999Z' });
});

test('formats date ranges', () => {
  expect(describeDays({ from: '2026-11-24', to: '2026-11-24' })).toBe('24 Nov 2026');
  expect(describeDays({ from: '2026-11-01', to: '2026-11-24' })).toBe('1 Nov 2026 – 24 Nov 2026');
  expect(describeDays({ from: '2026-11-01', to: null })).toBe('from 1 Nov 2026');
  expect(describeDays({ from: null, to: '2026-11-24' })).toBe('until 24 Nov 2026');
  expect([dayOfEnd('2026-11-24'), dayOfEnd(null)]).toEqual(['2026-11-24', '']);
});
