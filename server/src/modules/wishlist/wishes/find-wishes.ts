import { type RawBuilder, sql } from 'kysely';
import { type Page, pageOf, type Slice, SortDirection } from '../../../kernel/input/page.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/containing.ts';
import { anyOf, asText, type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { WishlistItem } from '../wishlist-item.entity.ts';
import { WishesQuery, type WishFilter, type WishSort, WishSortField } from './wishes.input.ts';

const w = columnsOf('wishlist_item', 'w');
const u = columnsOf('user_account', 'u');
const wish = conditionsOn('wishlist_item', 'w');

/** Wishes `w` of users `u` that meet a filter. */
function wishesThat({ text, userIds, kinds, createdAt }: WishFilter): Condition {
  const conditions: Condition[] = [];
  if (userIds) conditions.push(wish('w.user_id', '=', anyOf(userIds)));
  if (kinds) conditions.push(wish('w.item_type', '=', anyOf(kinds)));
  if (createdAt?.min) conditions.push(sql<boolean>`${w('created_at')} >= ${createdAt.min}`);
  if (createdAt?.max) conditions.push(sql<boolean>`${w('created_at')} <= ${createdAt.max}`);
  if (text) {
    const part = containing(text);
    // Each of them by its own index.
    conditions.push(sql<boolean>`${w('id')} in (
      select d.id from wishlist_item d where d.description ilike ${part}
      union all
      select o.id from wishlist_item o join user_account u on u.id = o.user_id where ${asText(u('email'))} ilike ${part})`);
  }
  return wish.and(conditions);
}

const columns: Record<WishSortField, RawBuilder<unknown>> = {
  [WishSortField.USER]: w('user_id'),
  // Ids are given in this order, and have an index.
  [WishSortField.CREATED_AT]: w('id'),
  [WishSortField.KIND]: w('item_type'),
};

const sortedBy = (sort: readonly WishSort[]): RawBuilder<unknown> =>
  sql.join([
    ...sort.map(({ field, direction }) =>
      direction === SortDirection.DESC ? sql`${columns[field]} desc` : columns[field],
    ),
    sql`${w('id')} desc`,
  ]);

async function readWishes(ctx: RequestContext, where: Condition, sort: readonly WishSort[], { limit, offset }: Slice) {
  const found = await queryIn(ctx.em)
    .selectFrom('wishlist_item as w')
    .select('w.id')
    .where(where)
    .orderBy(sortedBy(sort))
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = found.map(({ id }) => id);
  const rows = await ctx.em.find(WishlistItem, { id: { $in: ids } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One page of everybody's wishes, one row per item, user by user unless sorted otherwise. */
export const findWishes = query(
  administrator,
  WishesQuery,
  async (ctx, { filter, sort, page }): Promise<Page<WishlistItem>> => {
    const where = wishesThat(filter ?? {});
    const order = sort ?? [{ field: WishSortField.USER, direction: SortDirection.ASC }];
    return pageOf(
      page,
      (slice) => readWishes(ctx, where, order, slice),
      async () => {
        const count = queryIn(ctx.em).selectFrom('wishlist_item as w').select(rowCount.as('count')).where(where);
        return (await count.executeTakeFirstOrThrow()).count;
      },
    );
  },
);
