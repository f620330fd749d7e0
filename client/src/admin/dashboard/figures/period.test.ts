import { periodOf, readerDays, spansOf } from './period';

test('reads the period from the URL, and uses a month by default', () => {
  expect(periodOf('?days=7')).toBe('7');
  expect(periodOf('?days=8')).toBe('30');
  expect(periodOf('')).toBe('30');
});

test('returns today and the first of the last seven days in the administrator’s time zone', () => {
  expect(readerDays(new Date(2026, 10, 3, 23, 59))).toEqual({ today: '2026-11-03', weekBegins: '2026-10-28' });
});

const now = Date.parse('2026-11-24T12:00:00Z');

test('returns a bar for every day of a period, including days without data', () => {
  const spans = spansOf([{ day: '2026-11-23', amounts: [2, 10.5] }], 7, now);
  expect(spans).toHaveLength(7);
  expect(spans.map(({ amounts }) => amounts[0])).toEqual([0, 0, 0, 0, 0, 2, 0]);
  expect(spans.at(-1)).toEqual({ label: '24 Nov', from: '2026-11-24', to: '2026-11-24', amounts: [0, 0] });
});

test('groups a year by month, and rounds the sums to the cent', () => {
  const entries = [
    { day: '2026-11-01', amounts: [0.1] },
    { day: '2026-11-02', amounts: [0.2] },
  ];
  const spans = spansOf(entries, 365, now);
  expect(spans).toHaveLength(13);
  expect(spans.at(-1)).toEqual({ label: 'Nov 2026', from: '2026-11-01', to: '2026-11-24', amounts: [0.3] });
});
