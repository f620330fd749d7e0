import type { DashboardPeriod } from '../../../graphql/generated/graphql';
import { localDay } from '../../../table/filters/values/local-day';

/** Of how many days the dashboard tells, by their name in addresses. */
export const periods = {
  '7': { period: 'WEEK', days: 7, label: '7 days' },
  '30': { period: 'MONTH', days: 30, label: '30 days' },
  '90': { period: 'QUARTER', days: 90, label: '90 days' },
  '365': { period: 'YEAR', days: 365, label: '12 months' },
} as const satisfies Record<string, { period: DashboardPeriod; days: number; label: string }>;

export type PeriodName = keyof typeof periods;

const isPeriod = (name: string): name is PeriodName => Object.hasOwn(periods, name);

/** The period of an address; a month where it names none. */
export function periodOf(search: string): PeriodName {
  const name = new URLSearchParams(search).get('days') ?? '';
  return isPeriod(name) ? name : '30';
}

/** The last day of the reader, and the first of the seven that end with it. */
export interface ReaderDays {
  readonly today: string;
  readonly weekBegins: string;
}

export function readerDays(now: Date): ReaderDays {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6);
  return { today: localDay(now), weekBegins: localDay(first) };
}

const DAY = 86_400_000;

/** The days of a period that ends today, as the server counts them (UTC): what has no entry counts as nothing. */
export function eachDay<Entry extends { readonly day: string }>(
  entries: readonly Entry[],
  days: number,
  none: (day: string) => Entry,
  now = Date.now(),
): readonly Entry[] {
  const known = new Map(entries.map((entry) => [entry.day, entry]));
  return Array.from({ length: days }, (_, place) => {
    const day = new Date(now - (days - 1 - place) * DAY).toISOString().slice(0, 10);
    return known.get(day) ?? none(day);
  });
}
