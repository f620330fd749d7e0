import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { AppError } from '../../kernel/errors/errors.ts';
import type { RowOf } from '../../kernel/resources/resource-types.ts';
import { type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import { rowColumns } from '../../platform/database/statements/entity-rows.ts';
import { type Condition, rowCount } from '../../platform/database/statements/statements.ts';
import { mayReadBrandContent } from '../accounts/agents/index.ts';
import { columnsOf, queryIn } from './database.ts';
import { Show } from './show.entity.ts';

export type ShowRow = RowOf<Show>;

const s = columnsOf('show', 's');
const lastDay = sql<string | null>`coalesce(${s('end_date')}, ${s('start_date')})`;

/** SQL condition: the show `s` ended before this day. False or null if it has no dates. */
const hasEnded = (today: string): RawBuilder<boolean> => sql`(${lastDay} < ${today}::date)`;

/** SQL condition: the show `s` did not end before this day, or has no dates. */
export const isUpcoming = (today: string): RawBuilder<boolean> => sql`(${hasEnded(today)} is not true)`;

/** SQL: sort order with upcoming shows first, earliest first, followed by past shows, latest first. */
export const upcomingFirst = (today: string): RawBuilder<unknown> => sql`
  ${hasEnded(today)} is true,
  case when ${hasEnded(today)} then null else ${s('start_date')} end nulls last,
  ${lastDay} desc nulls last, ${s('id')}`;

/** SQL condition: the show `s` is active. False on an agent's domain. */
export const showOnSite = async (ctx: RequestContext): Promise<RawBuilder<boolean>> =>
  (await mayReadBrandContent(ctx)) ? sql`${s('is_active')}` : sql`false`;

/** SQL condition: the show `s` is visible to the caller. Administrators can also see inactive shows. */
export const showVisibleTo = async (ctx: RequestContext): Promise<RawBuilder<boolean>> =>
  ctx.actor?.role === UserRole.ADMINISTRATOR ? sql`true` : showOnSite(ctx);

interface Selection {
  where: Condition;
  orderBy: Expression<unknown>;
  limit?: number;
  offset?: number;
}

export const readShows = (em: EntityManager, { where, orderBy, limit, offset = 0 }: Selection): Promise<ShowRow[]> =>
  queryIn(em)
    .selectFrom('show as s')
    .select(rowColumns(em, Show, 's'))
    .where(where)
    .orderBy(orderBy)
    .limit(limit ?? null)
    .offset(offset)
    .execute();

export async function countShows(em: EntityManager, where: Condition): Promise<number> {
  const shows = queryIn(em).selectFrom('show as s').select(rowCount.as('count')).where(where);
  return (await shows.executeTakeFirstOrThrow()).count;
}

export const showNotFound = (): AppError =>
  new AppError('SHOW_NOT_FOUND', { details: [{ path: 'id', message: 'does not exist' }] });

/** Reads the show that meets a condition. Throws SHOW_NOT_FOUND. */
export async function readShow(em: EntityManager, where: Condition): Promise<ShowRow> {
  const [show] = await readShows(em, { where, orderBy: s('id'), limit: 1 });
  if (!show) throw showNotFound();
  return show;
}
