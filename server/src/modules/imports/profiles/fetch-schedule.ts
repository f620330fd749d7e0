import { CronExpressionParser } from 'cron-parser';
import { ImportFetchInterval, type ImportFetchSchedule } from './import-fetch.entity.ts';

const days: Record<ImportFetchInterval, string> = {
  [ImportFetchInterval.HOUR]: '*',
  [ImportFetchInterval.DAY]: '*',
  [ImportFetchInterval.WEEKDAY]: '1-5',
};

/**
 * Returns the time of the next fetch. The `id` determines the minute of hourly fetches, so that they are spread over
 * the hour.
 */
export function nextFetch({ every, time }: ImportFetchSchedule, id: number, now: Date): Date {
  const [hour, minute] = time?.split(':') ?? ['*', String(id % 60)];
  const cron = `${minute} ${hour} * * ${days[every]}`;
  return CronExpressionParser.parse(cron, { currentDate: now, tz: 'UTC' }).next().toDate();
}
