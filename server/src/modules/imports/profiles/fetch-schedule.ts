import { CronExpressionParser } from 'cron-parser';
import { ImportFetchInterval, type ImportFetchSchedule } from './import-fetch.entity.ts';

const days: Record<ImportFetchInterval, string> = {
  [ImportFetchInterval.HOUR]: '*',
  [ImportFetchInterval.DAY]: '*',
  [ImportFetchInterval.WEEKDAY]: '1-5',
};

/** Returns when a file is fetched next. Hourly fetches are spread over the minutes of the hour by `id`. */
export function nextFetch({ every, time }: ImportFetchSchedule, id: number, now: Date): Date {
  const [hour, minute] = time?.split(':') ?? ['*', String(id % 60)];
  const cron = `${minute} ${hour} * * ${days[every]}`;
  return CronExpressionParser.parse(cron, { currentDate: now, tz: 'UTC' }).next().toDate();
}
