import { CronExpressionParser } from 'cron-parser';
import { ImportFetchInterval } from './import-fetch.entity.ts';

/** When a file is fetched. */
interface Schedule {
  readonly every: ImportFetchInterval;
  /** `HH:MM`, UTC. Null: once an hour. */
  readonly time: string | null;
}

const days: Record<ImportFetchInterval, string> = {
  [ImportFetchInterval.HOUR]: '*',
  [ImportFetchInterval.DAY]: '*',
  [ImportFetchInterval.WEEKDAY]: '1-5',
};

/**
 * When a file is to be fetched next. Files that are fetched once an hour share the minutes of it among themselves: `id`
 * says which is whose.
 */
export function nextFetch({ every, time }: Schedule, id: number, now: Date): Date {
  const [hour, minute] = time?.split(':') ?? ['*', String(id % 60)];
  const cron = `${minute} ${hour} * * ${days[every]}`;
  return CronExpressionParser.parse(cron, { currentDate: now, tz: 'UTC' }).next().toDate();
}
