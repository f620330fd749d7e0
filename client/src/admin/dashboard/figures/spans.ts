import { eachDay } from './period';

/** A bar of a chart over time: a day, or of a year a month. */
export interface Span {
  /** `24 Nov`, `Nov 2026` */
  readonly label: string;
  /** Days of the server, both included. */
  readonly from: string;
  readonly to: string;
  readonly amounts: readonly number[];
}

const dayText = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthText = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** More days than these are told by month. */
const MOST_DAYS = 90;

interface Day {
  readonly day: string;
  readonly amounts: readonly number[];
}

/** The bars of a period; sums to the cent. */
export function spansOf(entries: readonly Day[], days: number, now = Date.now()): readonly Span[] {
  const width = entries[0]?.amounts.length ?? 1;
  const all = eachDay<Day>(entries, days, (day) => ({ day, amounts: Array.from({ length: width }, () => 0) }), now);
  if (days <= MOST_DAYS) {
    return all.map(({ day, amounts }) => ({ label: dayText.format(new Date(day)), from: day, to: day, amounts }));
  }
  const months = new Map<string, Day[]>();
  for (const each of all) {
    const month = each.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), each]);
  }
  return [...months.values()].map((each) => {
    const [first, last] = [each[0]?.day ?? '', each.at(-1)?.day ?? ''];
    const sums = Array.from({ length: width }, (_, place) =>
      each.reduce((sum, { amounts }) => sum + Math.round((amounts[place] ?? 0) * 100), 0),
    );
    return { label: monthText.format(new Date(first)), from: first, to: last, amounts: sums.map((sum) => sum / 100) };
  });
}
