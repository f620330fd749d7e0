import { nextFetch } from './fetch-schedule.ts';
import { ImportFetchInterval } from './import-fetch.entity.ts';

const { HOUR, DAY, WEEKDAY } = ImportFetchInterval;

test.each([
  ['hourly, next hour', HOUR, null, '2026-11-23T10:20:00Z', '2026-11-23T11:17:00.000Z'],
  ['hourly, same hour', HOUR, null, '2026-11-23T10:16:59Z', '2026-11-23T10:17:00.000Z'],
  ['daily, today', DAY, '06:30', '2026-11-21T06:29:59Z', '2026-11-21T06:30:00.000Z'],
  ['daily, tomorrow', DAY, '06:30', '2026-12-31T06:30:00Z', '2027-01-01T06:30:00.000Z'],
  ['on weekdays, skips Saturday', WEEKDAY, '00:05', '2026-11-20T00:05:00Z', '2026-11-23T00:05:00.000Z'],
])('computes the next fetch: %s', (_title, every, time, now, next) => {
  expect(nextFetch({ every, time }, 77, new Date(now)).toISOString()).toBe(next);
});
