import type { ApiKeyDayFragment } from '../../../graphql/generated/graphql';
import type { StatusTone } from '../../../ui/status-mark';
import { durationText } from '../format-text';

/** Usage of a key on one day. */
export type DailyUsage = Omit<ApiKeyDayFragment, '__typename'>;

const shownDays = 30;
const dayMs = 86_400_000;

const nothing = { requests: 0, cost: 0, errors: 0, feedUpserts: 0, feedRemovals: 0 };

/** The last thirty days in UTC, the oldest first: those on which nothing was done among them. */
export function lastDays(usage: readonly DailyUsage[], now: Date): readonly DailyUsage[] {
  const byDay = new Map(usage.map((each) => [each.day, each]));
  return Array.from({ length: shownDays }, (_, index) => {
    const day = new Date(now.getTime() - (shownDays - 1 - index) * dayMs).toISOString().slice(0, 10);
    return byDay.get(day) ?? { day, ...nothing };
  });
}

/** All of several days. */
export const sumOf = (usage: readonly DailyUsage[]): Omit<DailyUsage, 'day'> =>
  usage.reduce(
    (sum, day) => ({
      requests: sum.requests + day.requests,
      cost: sum.cost + day.cost,
      errors: sum.errors + day.errors,
      feedUpserts: sum.feedUpserts + day.feedUpserts,
      feedRemovals: sum.feedRemovals + day.feedRemovals,
    }),
    nothing,
  );

/** Programs that look every few minutes are up to date. */
const upToDateSeconds = 15 * 60;

/** How far a copy of the stock may be behind. */
export function lagMark(lagSeconds: number | null): { readonly tone: StatusTone; readonly text: string } {
  if (lagSeconds === null) {
    return { tone: 'warn', text: 'Reading the stock for the first time' };
  }
  return lagSeconds <= upToDateSeconds
    ? { tone: 'ok', text: `Up to date, as of ${durationText(lagSeconds)} ago` }
    : { tone: 'warn', text: `Behind by ${durationText(lagSeconds)}` };
}
