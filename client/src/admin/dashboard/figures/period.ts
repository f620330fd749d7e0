import type { DashboardPeriod } from '../../../graphql/generated/graphql';
import { localDay } from '../../../table/filters/values/local-day';

/** Time span shown as one bar: a day, or a month in long periods. */
export interface Span {
  /** Formatted day or month: `24 Nov`, `Nov 2026`. */
  readonly label: string;
  /** First and last day in UTC, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly amounts: readonly number[];
}

const dayText = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthText = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Maximum number of days in a period that is shown by day. Longer periods are shown by month. */
const MAX_DAYS = 90;

interface Day {
  readonly day: string;
  readonly amounts: readonly number[];
}

/** Returns the bars of a period. Sums are rounded to the cent. */
export function spansOf(entries: readonly Day[], days: number, now = Date.now()): readonly Span[] {
  const width = entries[0]?.amounts.length ?? 1;
  const all = eachDay<Day>(entries, days, (day) => ({ day, amounts: Array.from({ length: width }, () => 0) }), now);
  if (days <= MAX_DAYS) {
    return all.map(({ day, amounts }) => ({ label: dayText.format(new Date(day)), from: day, to: day, amounts }));
  }
  const months = new Map<string, Day[]>();
  for (const each of all) {
    const month = each.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), each]);
  }
  return [...months.values()].map((each) => {
    const [first, last] = [each[0]?.day ?? '', each.at(-1)?.day ?? ''];
    const sums = Array.from({ length: width }, (_, index) =>
      each.reduce((sum, { amounts }) => sum + Math.round((amounts[index] ?? 0) * 100), 0),
    );
    return { label: monthText.format(new Date(first)), from: first, to: last, amounts: sums.map((sum) => sum / 100) };
  });
}

/** Dashboard periods, by URL parameter value. */
export const periods = {
  '7': { period: 'WEEK', days: 7, label: '7 days' },
  '30': { period: 'MONTH', days: 30, label: '30 days' },
  '90': { period: 'QUARTER', days: 90, label: '90 days' },
  '365': { period: 'YEAR', days: 365, label: '12 months' },
} as const satisfies Record<string, { period: DashboardPeriod; days: number; label: string }>;

export type PeriodName = keyof typeof periods;

const isPeriod = (name: string): name is PeriodName => Object.hasOwn(periods, name);

/** Returns the period specified in the URL. Default: 30 days. */
export function periodOf(search: string): PeriodName {
  const name = new URLSearchParams(search).get('days') ?? '';
  return isPeriod(name) ? name : '30';
}

/** Today and the first day of the last seven days, in the browser's time zone. */
export interface ReaderDays {
  readonly today: string;
  readonly weekBegins: string;
}

export function readerDays(now: Date): ReaderDays {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6);
  return { today: localDay(now), weekBegins: localDay(first) };
}

const DAY = 86_400_000;

/** Returns the UTC days of a period that ends today. Days without data have zero amounts. */
function eachDay<Entry extends { readonly day: string }>(
  entries: readonly Entry[],
  days: number,
  emptyEntry: (day: string) => Entry,
  now = Date.now(),
): readonly Entry[] {
  const entryByDay = new Map(entries.map((entry) => [entry.day, entry]));
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(now - (days - 1 - index) * DAY).toISOString().slice(0, 10);
    return entryByDay.get(day) ?? emptyEntry(day);
  });
}
