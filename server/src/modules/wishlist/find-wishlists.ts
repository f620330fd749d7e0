import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { InputType } from 'type-graphql';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { FilterIds, FilterText } from '../../kernel/input/filter-fields.ts';
import { type Page, PageInput, pageOf, type Slice } from '../../kernel/input/page.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { containing } from '../../kernel/values/containing.ts';
import { type BasketLine, linesByUser } from '../selling/index.ts';
import { WishlistItem } from './wishlist-item.entity.ts';

@InputType({ description: 'Whose wishlists. Fields are joined by AND, values of a list by OR.' })
export class WishlistFilter {
  @FilterIds('Users, at least one.')
  userIds?: number[] | null;

  @FilterText('Part of the user’s e-mail address.')
  text?: string | null;
}

class WishlistsQuery {
  @OptionalObject(() => WishlistFilter)
  filter?: WishlistFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

/** What one user wishes for, as an administrator looks at it. */
export interface WishlistView {
  readonly userId: number;
  /** Oldest first. */
  readonly lines: readonly BasketLine[];
}

/** SQL: users `u` with a wish that meet a filter. */
function wishersThat({ userIds, text }: WishlistFilter): RawBuilder<unknown> {
  const conditions = [sql`exists (select from wishlist_item w where w.user_id = u.id)`];
  if (userIds) conditions.push(sql`u.id = any(${userIds})`);
  if (text) conditions.push(sql`u.email::text ilike ${containing(text)}`);
  return sql`user_account u where ${sql.join(conditions, sql` and `)}`;
}

async function readWishlists(
  ctx: RequestContext,
  wishers: RawBuilder<unknown>,
  { limit, offset }: Slice,
): Promise<WishlistView[]> {
  const { rows: users } = await sql<{ id: number }>`
    select u.id from ${wishers} order by u.id limit ${limit} offset ${offset}`.execute(ctx.em.getKysely());
  const ids = users.map(({ id }) => id);
  const rows = await ctx.em.find(WishlistItem, { userId: { $in: ids } }, { orderBy: { id: 'asc' } });
  const lines = await linesByUser(ctx, rows);
  return ids.map((userId) => ({ userId, lines: lines.get(userId) ?? [] }));
}

async function countWishlists(em: EntityManager, wishers: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${wishers}`.execute(em.getKysely());
  return rows[0]?.total ?? 0;
}

/** One page of everybody's wishlists, in the order of their users' ids. A fixed number of queries, whatever they hold. */
export const findWishlists = query(
  administrator,
  WishlistsQuery,
  async (ctx, { filter, page }): Promise<Page<WishlistView>> => {
    const wishers = wishersThat(filter ?? {});
    return pageOf(
      page,
      (slice) => readWishlists(ctx, wishers, slice),
      () => countWishlists(ctx.em, wishers),
    );
  },
);
