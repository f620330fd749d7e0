import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** How often pages were opened: by day, and the most opened ones. */
export interface PageViewFigures {
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly pages: readonly { readonly page: string; readonly count: number }[];
}

const mostPages = 10;

/** A row for each page and day: there are no more of them, however many visitors there were. */
export async function pageViewFigures(em: EntityManager, from: string): Promise<PageViewFigures> {
  const db = em.getKysely();
  const { rows: days } = await sql<{ day: string; count: number }>`
    select p.day::text as day, sum(p.count)::int as count from page_view p where p.day >= ${from}::date
    group by p.day order by p.day`.execute(db);
  const { rows: pages } = await sql<{ page: string; count: number }>`
    select p.page, sum(p.count)::int as count from page_view p where p.day >= ${from}::date
    group by p.page order by sum(p.count) desc, p.page limit ${mostPages}`.execute(db);
  return { days, pages };
}
