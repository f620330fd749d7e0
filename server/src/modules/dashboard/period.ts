import { describedEnum } from '../../kernel/values/described-enum.ts';

/** Length of a dashboard period in days, including the current day. */
export enum DashboardPeriod {
  WEEK = 7,
  MONTH = 30,
  QUARTER = 90,
  YEAR = 365,
}

describedEnum(DashboardPeriod, {
  name: 'DashboardPeriod',
  description: 'Period of the dashboard. It ends with the current day. Days are in UTC.',
  values: {
    WEEK: '7 days.',
    MONTH: '30 days.',
    QUARTER: '90 days.',
    YEAR: '365 days.',
  },
});

export const periods = [
  DashboardPeriod.WEEK,
  DashboardPeriod.MONTH,
  DashboardPeriod.QUARTER,
  DashboardPeriod.YEAR,
] as const;

const dayMs = 86_400_000;

/** Returns the first day of a period that ends today, as `YYYY-MM-DD`. */
export const firstDay = (period: DashboardPeriod, today = new Date()): string =>
  new Date(today.getTime() - (period - 1) * dayMs).toISOString().slice(0, 10);
