import { lagMark, lastDays, sumOf } from './key-usage';

const used = (day: string, requests: number) => ({
  ...{ day, requests, cost: requests * 10, errors: 1 },
  ...{ feedUpserts: 2, feedRemovals: 3 },
});

test('returns the 30 days up to today, including days without usage', () => {
  const days = lastDays([used('2026-11-28', 4), used('2026-11-01', 7)], new Date('2026-11-28T00:30:00Z'));
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, '2026-10-30', '2026-11-28']);
  expect(days.filter(({ requests }) => requests > 0).map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-28']);
});

test('sums usage over all days', () => {
  expect(sumOf([used('2026-11-28', 4), used('2026-11-01', 7)])).toEqual({
    ...{ requests: 11, cost: 110, errors: 2 },
    ...{ feedUpserts: 4, feedRemovals: 6 },
  });
});

test('shows a synced copy as up to date if its lag is at most 15 minutes', () => {
  expect([null, 40, 900, 901, 7_300].map(lagMark)).toEqual([
    { tone: 'warn', text: 'First sync in progress' },
    { tone: 'ok', text: 'Up to date, as of 40 seconds ago' },
    { tone: 'ok', text: 'Up to date, as of 15 minutes ago' },
    { tone: 'warn', text: 'Behind by 15 minutes' },
    { tone: 'warn', text: 'Behind by 2 hours' },
  ]);
});
