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

@InputType({
  description: 'Filter for wishlists by their owner. Fields are combined with AND, values of a list with OR.',
})
export class WishlistFilter {
  @FilterIds('User IDs. At least one.')
  userIds?: number[] | null;

  @FilterText('Part of the user’s email address.')
  text?: string | null;
}

class WishlistsQuery {
  @OptionalObject(() => WishlistFilter)
  filter?: WishlistFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

/** A user's wishlist, as seen by an administrator. */
export interface WishlistView {
  readonly userId: number;
  /** Sorted from oldest to newest. */
  readonly lines: readonly BasketLine[];
}

const u = columnsOf('user_account', 'u');
const user = conditionsOn('user_account', 'u');

/** SQL condition: the user `u` has a wishlist item and matches the filter. */
function wishlistCondition({ userIds, text }: WishlistFilter): Condition {
  const wishes = user.selectFrom('wishlist_item as w').whereRef('w.user_id', '=', 'u.id');
  const conditions: Condition[] = [user.exists(wishes)];
  if (userIds) conditions.push(user('u.id', '=', anyOf(userIds)));
  if (text) conditions.push(user(asText(u('email')), 'ilike', containing(text)));
  return user.and(conditions);
}

async function readWishlists(
  ctx: RequestContext,
  condition: Condition,
  { limit, offset }: Slice,
): Promise<WishlistView[]> {
  const owners = queryIn(ctx.em).selectFrom('user_account as u').select('u.id').where(condition);
  const users = await owners.orderBy('u.id').limit(limit).offset(offset).execute();
  const ids = users.map(({ id }) => id);
  const rows = await ctx.em.find(WishlistItem, { userId: { $in: ids } }, { orderBy: { id: 'asc' } });
  const lines = await linesByUser(ctx, rows);
  return ids.map((userId) => ({ userId, lines: lines.get(userId) ?? [] }));
}

async function countWishlists(em: EntityManager, condition: Condition): Promise<number> {
  const owners = queryIn(em).selectFrom('user_account as u').select(rowCount.as('count')).where(condition);
  return (await owners.executeTakeFirstOrThrow()).count;
}

/**
 * Returns one page of all users' wishlists, ordered by user ID. The number of queries does not depend on the number
 * of items.
 */
export const findWishlists = query(
  administrator,
  WishlistsQuery,
  async (ctx, { filter, page }): Promise<Page<WishlistView>> => {
    const condition = wishlistCondition(filter ?? {});
    return pageOf(
      page,
      (slice) => readWishlists(ctx, condition, slice),
      () => countWishlists(ctx.em, condition),
    );
  },
);
