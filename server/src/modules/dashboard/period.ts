import { describedEnum } from '../../kernel/values/described-enum.ts';

/** Of how many days, today among them, the dashboard tells. */
export enum DashboardPeriod {
  WEEK = 7,
  MONTH = 30,
  QUARTER = 90,
  YEAR = 365,
}

describedEnum(DashboardPeriod, {
  name: 'DashboardPeriod',
  description: 'Of which days the dashboard tells. Days are those of UTC, today is the last one.',
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

/** The first day of a period that ends today: 2026-11-24. */
export const firstDay = (period: DashboardPeriod, today = new Date()): string =>
  new Date(today.getTime() - (period - 1) * dayMs).toISOString().slice(0, 10);
