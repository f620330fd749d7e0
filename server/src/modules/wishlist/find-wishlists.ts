import type { EntityManager } from '@mikro-orm/postgresql';
import { InputType } from '../../kernel/graphql.ts';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { FilterIds, FilterText } from '../../kernel/input/filter-fields.ts';
import { type Page, PageInput, pageOf, type Slice } from '../../kernel/input/page.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { containing } from '../../kernel/values/text.ts';
import { anyOf, asText, type Condition, rowCount } from '../../platform/database/statements/statements.ts';
import { linesByUser } from '../selling/basket/index.ts';
import type { BasketLine } from '../selling/kinds/index.ts';
import { columnsOf, conditionsOn, queryIn } from './database.ts';
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

const u = columnsOf('user_account', 'u');
const user = conditionsOn('user_account', 'u');

/** Users `u` with a wish that meet a filter. */
function wishersThat({ userIds, text }: WishlistFilter): Condition {
  const wishes = user.selectFrom('wishlist_item as w').whereRef('w.user_id', '=', 'u.id');
  const conditions: Condition[] = [user.exists(wishes)];
  if (userIds) conditions.push(user('u.id', '=', anyOf(userIds)));
  if (text) conditions.push(user(asText(u('email')), 'ilike', containing(text)));
  return user.and(conditions);
}

async function readWishlists(
  ctx: RequestContext,
  isWanted: Condition,
  { limit, offset }: Slice,
): Promise<WishlistView[]> {
  const wishers = queryIn(ctx.em).selectFrom('user_account as u').select('u.id').where(isWanted);
  const users = await wishers.orderBy('u.id').limit(limit).offset(offset).execute();
  const ids = users.map(({ id }) => id);
  const rows = await ctx.em.find(WishlistItem, { userId: { $in: ids } }, { orderBy: { id: 'asc' } });
  const lines = await linesByUser(ctx, rows);
  return ids.map((userId) => ({ userId, lines: lines.get(userId) ?? [] }));
}

async function countWishlists(em: EntityManager, isWanted: Condition): Promise<number> {
  const wishers = queryIn(em).selectFrom('user_account as u').select(rowCount.as('count')).where(isWanted);
  return (await wishers.executeTakeFirstOrThrow()).count;
}

/** One page of everybody's wishlists, in the order of their users' ids. A fixed number of queries, whatever they hold. */
export const findWishlists = query(
  administrator,
  WishlistsQuery,
  async (ctx, { filter, page }): Promise<Page<WishlistView>> => {
    const isWanted = wishersThat(filter ?? {});
    return pageOf(
      page,
      (slice) => readWishlists(ctx, isWanted, slice),
      () => countWishlists(ctx.em, isWanted),
    );
  },
);
