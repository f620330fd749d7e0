import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { OptionalInstant } from '../../kernel/input/field-rules.ts';
import { IsEnum } from '../../kernel/input/rules.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { readAggregate } from './aggregates/cached-aggregate.ts';
import { visitStatistics, wishlistStatistics } from './aggregates/interest.ts';
import { salesStatistics } from './aggregates/sales.ts';
import { stockStatistics } from './aggregates/stock.ts';
import { type AttentionKind, countAttention } from './attention.ts';
import { DashboardPeriod, firstDay } from './period.ts';

/** Page views by day and by page. */
interface PageViewFigures {
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly pages: readonly { readonly page: string; readonly count: number }[];
}

const maxPages = 10;

/** The table has one row per page and day, so its size is independent of the number of visitors. */
async function pageViewFigures(em: EntityManager, from: string): Promise<PageViewFigures> {
  const db = em.getKysely();
  const { rows: days } = await sql<{ day: string; count: number }>`
    select p.day::text as day, sum(p.count)::int as count from page_view p where p.day >= ${from}::date
    group by p.day order by p.day`.execute(db);
  const { rows: pages } = await sql<{ page: string; count: number }>`
    select p.page, sum(p.count)::int as count from page_view p where p.day >= ${from}::date
    group by p.page order by sum(p.count) desc, p.page limit ${maxPages}`.execute(db);
  return { days, pages };
}

const dayMs = 86_400_000;

/** Period of the dashboard, and times that depend on the caller's time zone. */
class DashboardQuery {
  @IsEnum(DashboardPeriod, { message: 'must be a valid period' })
  period!: DashboardPeriod;

  @OptionalInstant()
  dayEnds?: Date | null | undefined;

  @OptionalInstant()
  since?: Date | null | undefined;
}

/** Back-office dashboard. Each section is read only if it is requested. */
export class Dashboard {
  readonly #ctx: RequestContext;
  readonly period: DashboardPeriod;
  readonly #dayEnds: Date;
  readonly #since: Date;

  constructor(ctx: RequestContext, { period, dayEnds, since }: DashboardQuery) {
    this.#ctx = ctx;
    this.period = period;
    this.#dayEnds = dayEnds ?? new Date(Date.now() + dayMs);
    this.#since = since ?? new Date(Date.now() - 7 * dayMs);
  }

  async attention(): Promise<{ kind: AttentionKind; count: number }[]> {
    const counts = await countAttention(this.#ctx.em, {
      dayEnds: this.#dayEnds,
      since: this.#since,
      hasBackups: this.#ctx.services.backups.destination !== null,
    });
    return [...counts].map(([kind, count]) => ({ kind, count }));
  }

  async stock() {
    const { content, madeAt } = await readAggregate(this.#ctx, stockStatistics);
    return { ...content, madeAt };
  }

  async sales() {
    const { content, madeAt } = await readAggregate(this.#ctx, salesStatistics);
    const first = firstDay(this.period);
    return {
      madeAt,
      days: content.days.filter(({ day }) => day >= first),
      customers: content.customers.filter(({ period }) => period === this.period),
    };
  }

  async interest() {
    const { content: wished } = await readAggregate(this.#ctx, wishlistStatistics);
    const { content: visits } = await readAggregate(this.#ctx, visitStatistics);
    const { viewed = [], misses = [] } = visits.find(({ period }) => period === this.period) ?? {};
    return { wished, viewed, misses };
  }

  pageViews(): Promise<PageViewFigures> {
    return pageViewFigures(this.#ctx.em, firstDay(this.period));
  }
}

/** Returns the dashboard for a period. */
export const readDashboard = query(
  administrator,
  DashboardQuery,
  async (ctx, input): Promise<Dashboard> => new Dashboard(ctx, input),
);
