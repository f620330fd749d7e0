import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../kernel/errors/errors.ts';
import { type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';

/** A show as it is read. Days are `YYYY-MM-DD`. */
export interface ShowRow {
  readonly id: number;
  readonly name: string;
  readonly location: string | null;
  readonly booth: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly url: string | null;
  readonly image: string | null;
  readonly isActive: boolean;
  readonly isAdvertised: boolean;
  readonly version: number;
}

/** SQL: the show `s` is over on this day. One without days is still to come. */
const isOver = (today: string): RawBuilder<boolean> => sql`(coalesce(s.end_date, s.start_date) < ${today}::date)`;

/** SQL: the show `s` runs on this day or is still to come. */
export const isUpcoming = (today: string): RawBuilder<boolean> => sql`(${isOver(today)} is not true)`;

/** SQL behind `order by`: what is still to come first, the nearest first; then what is over, the latest first. */
export const upcomingFirst = (today: string): RawBuilder<unknown> => sql`
  ${isOver(today)} is true,
  case when ${isOver(today)} then null else s.start_date end nulls last,
  coalesce(s.end_date, s.start_date) desc nulls last, s.id`;

/** SQL: the show `s` exists for the caller: inactive ones do for administrators only. */
export const showVisibleTo = ({ actor }: Pick<RequestContext, 'actor'>): RawBuilder<boolean> =>
  actor?.role === UserRole.ADMINISTRATOR ? sql`true` : sql`s.is_active`;

interface Selection {
  where: RawBuilder<boolean>;
  orderBy: RawBuilder<unknown>;
  limit?: number;
  offset?: number;
}

/** Reads shows `s`. */
export async function readShows(
  em: EntityManager,
  { where, orderBy, limit, offset = 0 }: Selection,
): Promise<ShowRow[]> {
  const { rows } = await sql<ShowRow>`
    select s.id, s.name, s.location, s.booth, s.start_date::text as "startDate", s.end_date::text as "endDate", s.url,
      s.image, s.is_active as "isActive", s.is_advertised as "isAdvertised", s.version
    from show s where ${where} order by ${orderBy} limit ${limit ?? null} offset ${offset}`.execute(em.getKysely());
  return rows;
}

/** How many shows there are. */
export async function countShows(em: EntityManager, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from show s where ${where}`.execute(
    em.getKysely(),
  );
  return rows[0]?.count ?? 0;
}

/** SHOW_NOT_FOUND. */
export const showNotFound = (): AppError =>
  new AppError('SHOW_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such show' }] });

/** One show. Throws SHOW_NOT_FOUND, also when the condition keeps it from the caller. */
export async function readShow(em: EntityManager, where: RawBuilder<boolean>): Promise<ShowRow> {
  const [show] = await readShows(em, { where, orderBy: sql`s.id`, limit: 1 });
  if (!show) throw showNotFound();
  return show;
}
