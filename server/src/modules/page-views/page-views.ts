import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { invalid } from '../../kernel/errors/errors.ts';
import { RequiredDay } from '../../kernel/input/day.ts';
import { OptionalText, RequiredText } from '../../kernel/input/field-rules.ts';
import { administrator, allowDuringMaintenance, guest } from '../../kernel/use-cases/access.ts';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { preparedCommand, query } from '../../kernel/use-cases/use-case.ts';
import { dayOf } from '../../kernel/values/dates.ts';
import { queryIn } from '../../platform/database/statements/own-tables.ts';
import { fieldNamed, type StockType } from '../stock/index.ts';
import { diamonds } from '../stock-types/diamonds/index.ts';
import { customNecklaces, eternityRings } from '../stock-types/index.ts';
import { jewellery } from '../stock-types/jewellery/index.ts';
import { ringSettings } from '../stock-types/ring-settings/index.ts';

/** Number of days for which item view counts are stored. */
const retentionDays = 400;

const maxPathLength = 200;

/** Page view to count. `path` is the route, with parameter names instead of values. */
class PageViewInput {
  @RequiredText(maxPathLength)
  path!: string;

  /** Stock number of the item shown on the page. */
  @OptionalText(64)
  item?: string | null;
}

/**
 * Counts a view of a page for the current day (UTC), and a view of the item if the page shows one. Stores no data
 * about the visitor. Throws INVALID_REQUEST for an unknown page, such as a path with a stock number instead of the
 * parameter name, and RATE_LIMITED.
 */
export const countPageView = preparedCommand(
  allowDuringMaintenance(guest),
  PageViewInput,
  async ({ services, request }, { path }) => {
    if (!services.pageNames.has(path)) throw invalid('path', 'is not a page of the shop');
    await services.rateLimits.consume('pageView', { ip: request.ip, email: '' });
  },
  async ({ em }, { path, item }): Promise<void> => {
    await queryIn(em)
      .insertInto('page_view')
      .values({ page: path, day: dayOf(new Date()), count: '1' })
      .onConflict((conflict) => conflict.columns(['day', 'page']).doUpdateSet({ count: sql`page_view.count + 1` }))
      .execute();
    if (item) await countItemView(em, path, item);
  },
);

/** Stock types shown on item pages, keyed by route. */
const itemPages = new Map<string, Pick<StockType, 'name' | 'table' | 'fields'>>([
  ['/diamond/:stockNumber', diamonds],
  ['/products/:stockNumber', jewellery],
  ['/eternity-rings/:stockNumber', eternityRings],
  ['/custom-necklace/:stockNumber', customNecklaces],
  ['/ring-setting/:stockNumber', ringSettings],
]);

/** Counts a view of an item for the current day (UTC). Ignores unknown items. */
async function countItemView(em: EntityManager, path: string, stockNumber: string): Promise<void> {
  const type = itemPages.get(path);
  if (!type) return;
  const number = sql.ref(`d.${fieldNamed(type, 'stockNumber').column}`);
  await sql`
    insert into item_view (day, kind, item_id, count)
    select ${dayOf(new Date())}::date, ${type.name}::text, d.id, 1
    from ${sql.table(type.table)} d where lower(${number}) = lower(${stockNumber}::text)
    on conflict (day, kind, item_id) do update set count = item_view.count + 1`.execute(em.getKysely());
}

/** Deletes expired item view counts. */
export const deleteExpiredItemViews: JobHandler = {
  queue: 'page-views.forget-items',
  schedule: '31 3 * * *',
  title: 'Delete old item views',
  async handle({ em }) {
    await queryIn(em)
      .deleteFrom('item_view')
      .where('day', '<', sql<string>`current_date - ${retentionDays}::int`)
      .execute();
  },
};

/**
 * Maximum length of a period in days: a year and a day, so that a period can include the same day of the previous
 * year.
 */
const maxDays = 367;
const dayMs = 86_400_000;

/** First and last day of a period, both inclusive. */
class PageViewPeriod {
  @RequiredDay()
  from!: string;

  @RequiredDay()
  to!: string;
}

export interface PageViewCount {
  readonly page: string;
  readonly day: string;
  readonly count: number;
}

/** Returns the views of each page for each day of a period, sorted by day and page. Days without views are omitted. */
export const findPageViews = query(
  administrator,
  PageViewPeriod,
  async ({ em }, { from, to }): Promise<PageViewCount[]> => {
    if (from > to) throw invalid('from', 'must not be after "to"');
    if (Date.parse(to) - Date.parse(from) >= maxDays * dayMs)
      throw invalid('to', `must be less than ${maxDays} days after "from"`);
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
