import { readDays } from '../../table/filters/values/days';

/** Days as the server counts them (UTC), both included. */
export interface ViewedDays {
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The days of an address, such as `days=2026-11-01..2026-11-24`; the last thirty where it names none. */
export function viewedDays(search: URLSearchParams, now = Date.now()): ViewedDays {
  const { from = null, to = null } = readDays(search.get('days') ?? '') ?? {};
  const last = (to ?? dayOf(now)).slice(0, 10);
  return { from: (from ?? dayOf(Date.parse(last) - 29 * DAY)).slice(0, 10), to: last };
}

/** How often each page was opened in all of the days, the most opened first. */
export function viewsByPage(counts: readonly { readonly page: string; readonly count: number }[]) {
  const sums = new Map<string, number>();
  for (const { page, count } of counts) {
    sums.set(page, (sums.get(page) ?? 0) + count);
  }
  return [...sums]
    .map(([page, count]) => ({ page, count }))
    .toSorted((one, other) => other.count - one.count || one.page.localeCompare(other.page));
}
