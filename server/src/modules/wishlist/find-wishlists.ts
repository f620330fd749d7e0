import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsOptional } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { Field, ID, InputType } from 'type-graphql';
import { administrator } from '../../kernel/access.ts';
import { invalid } from '../../kernel/errors.ts';
import { OptionalObject, OptionalText } from '../../kernel/field-rules.ts';
import { IsId } from '../../kernel/input.ts';
import { deepestRow, type Page, PageInput } from '../../kernel/page.ts';
import { query } from '../../kernel/use-case.ts';
import { type BasketLine, linesByUser } from '../basket-lines/index.ts';
import { WishlistItem } from './wishlist-item.entity.ts';

@InputType({ description: 'Whose wishlists. Fields are joined by AND, values of a list by OR.' })
export class WishlistFilter {
  @Field(() => [ID], { nullable: true, description: 'Users, at least one.' })
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(500)
  @IsId({ each: true })
  userIds?: number[] | null;

  @Field(() => String, { nullable: true, description: 'Part of the user’s e-mail address.' })
  @OptionalText(200)
  text?: string | null;
}

class WishlistsQuery {
  @OptionalObject(() => WishlistFilter)
  filter?: WishlistFilter | null;

  @OptionalObject(() => PageInput)
  page?: PageInput | null;
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
  if (text) conditions.push(sql`u.email::text ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql`user_account u where ${sql.join(conditions, sql` and `)}`;
}

/** One page of everybody's wishlists, in the order of their users' ids. A fixed number of queries, whatever they hold. */
export const findWishlists = query(
  administrator,
  WishlistsQuery,
  async (ctx, { filter, page }): Promise<Page<WishlistView>> => {
    const { index, size } = page ?? new PageInput();
    if (index * size > deepestRow) throw invalid('page.index', `must not lead beyond row ${deepestRow}`);
    const wishers = wishersThat(filter ?? {});
    const db = ctx.em.getKysely();
    const { rows: users } = await sql<{ id: number }>`
      select u.id from ${wishers} order by u.id limit ${size} offset ${index * size}`.execute(db);
    const ids = users.map(({ id }) => id);
    const rows = await ctx.em.find(WishlistItem, { userId: { $in: ids } }, { orderBy: { id: 'asc' } });
    const lines = await linesByUser(ctx, rows);
    return {
      items: ids.map((userId) => ({ userId, lines: lines.get(userId) ?? [] })),
      index,
      size,
      async total() {
        const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${wishers}`.execute(
          db,
        );
        return counted[0]?.total ?? 0;
      },
    };
  },
);
