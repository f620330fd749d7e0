import { invalid } from '../../kernel/errors/errors.ts';
import { RequiredDay } from '../../kernel/input/day.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { queryIn } from '../../platform/database/statements/own-tables.ts';

/** A year and a day: the same day of the year before is in it. */
const mostDays = 367;
const dayMs = 86_400_000;

/** Which days. Both belong to it. */
class PageViewPeriod {
  @RequiredDay()
  from!: string;

  @RequiredDay()
  to!: string;
}

/** How often a page was opened on a day. */
export interface PageViewCount {
  readonly page: string;
  readonly day: string;
  readonly count: number;
}

/** How often each page was opened on each day of a period, of which there was a visit: by day, then by page. */
export const findPageViews = query(
  administrator,
  PageViewPeriod,
  async ({ em }, { from, to }): Promise<PageViewCount[]> => {
    if (from > to) throw invalid('from', 'must not be after `to`');
    if (Date.parse(to) - Date.parse(from) >= mostDays * dayMs)
      throw invalid('to', `must be at most ${mostDays} days later`);
    const rows = await queryIn(em)
      .selectFrom('page_view')
      .select(['page', 'day', 'count'])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day')
      .orderBy('page')
      .execute();
    return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
  },
);
