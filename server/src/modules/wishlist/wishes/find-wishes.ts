import { type RawBuilder, sql } from 'kysely';
import { type Page, pageOf, type Slice, SortDirection } from '../../../kernel/input/page.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Loaders } from '../../../kernel/use-cases/loaders.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/text.ts';
import { anyOf, asText, type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { callersWithIds } from '../../accounts/visibility/index.ts';
import { offersOf } from '../../selling/basket/index.ts';
import { itemIdIn } from '../../selling/items/index.ts';
import { itemKinds, keyOf, type StoredOffer } from '../../selling/kinds/index.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { WishlistItem } from '../wishlist-item.entity.ts';
import { WishesQuery, type WishFilter, type WishSort, WishSortField } from './wishes.input.ts';

/**
 * SQL for all wishlisted items, with the number of users who have each item on their wishlist. Each kind is counted
 * with an index-only scan.
 */
const itemCounts = sql.join(
  itemKinds.map(({ itemType, column }) => {
    const item = sql.ref(`w.${column}`);
    return sql`select ${sql.lit(itemType)} as item_type, ${item} as item_id, count(*)::int as wishers
      from wishlist_item w where ${item} is not null group by ${item}`;
  }),
  sql` union all `,
);

/** Item with the number of users who have it on their wishlist. */
interface OftenWished {
  item_type: number;
  item_id: number;
  wishers: number;
}

const allCounts = sql<OftenWished>`(${itemCounts})`;

/**
 * SQL for the first rows of `itemCounts`, sorted by number of users. The rows after the page are not needed, because
 * each item is on at least one wishlist.
 */
const topCounts = ({ limit, offset }: Slice, direction: SortDirection) => sql<OftenWished>`(
  select * from (${itemCounts}) c order by c.wishers ${direction === SortDirection.DESC ? sql`desc` : sql`asc`}
  fetch first ${sql.lit(offset + limit)} rows with ties)`;

const w = columnsOf('wishlist_item', 'w');
const u = columnsOf('user_account', 'u');
const wish = conditionsOn('wishlist_item', 'w');

/** Returns the SQL conditions of a filter on wishlist items `w` of users `u`. */
function conditionsOf({ text, userIds, kinds, createdAt }: WishFilter): Condition[] {
  const conditions: Condition[] = [];
  if (userIds) conditions.push(wish('w.user_id', '=', anyOf(userIds)));
  if (kinds) conditions.push(wish('w.item_type', '=', anyOf(kinds)));
  if (createdAt?.min) conditions.push(sql<boolean>`${w('created_at')} >= ${createdAt.min}`);
  if (createdAt?.max) conditions.push(sql<boolean>`${w('created_at')} <= ${createdAt.max}`);
  if (text) {
    const part = containing(text);
    // These are separate subqueries, so that each one uses its own index.
    conditions.push(sql<boolean>`${w('id')} in (
      select d.id from wishlist_item d where d.description ilike ${part}
      union all
      select o.id from wishlist_item o join user_account u on u.id = o.user_id where ${asText(u('email'))} ilike ${part})`);
  }
  return conditions;
}

const columns: Record<WishSortField, RawBuilder<unknown>> = {
  [WishSortField.USER]: w('user_id'),
  // Sorted by ID, because IDs increase over time and are indexed.
  [WishSortField.CREATED_AT]: w('id'),
  [WishSortField.KIND]: w('item_type'),
  [WishSortField.WISHERS]: sql`c.wishers`,
};

const sortedBy = (sort: readonly WishSort[]): RawBuilder<unknown> =>
  sql.join([
    ...sort.map(({ field, direction }) =>
      direction === SortDirection.DESC ? sql`${columns[field]} desc` : columns[field],
    ),
    sql`${w('id')} desc`,
  ]);

/** Returns SQL for the table to join when sorting by number of users. Null for any other sort. */
function wisherCountsFor(sort: readonly WishSort[], slice: Slice, isNarrowed: boolean) {
  const [first] = sort;
  if (!sort.some(({ field }) => field === WishSortField.WISHERS)) return null;
  const isAll = isNarrowed || first?.field !== WishSortField.WISHERS;
  return isAll ? allCounts : topCounts(slice, first.direction);
}

async function readWishes(
  ctx: RequestContext,
  conditions: readonly Condition[],
  sort: readonly WishSort[],
  slice: Slice,
) {
  const counts = wisherCountsFor(sort, slice, conditions.length > 0);
  const isCountOfItem = sql<boolean>`(c.item_type = ${w('item_type')} and c.item_id = ${itemIdIn('w')})`;
  const wishes = queryIn(ctx.em).selectFrom('wishlist_item as w');
  const matches = await (counts ? wishes.innerJoin(counts.as('c'), (join) => join.on(isCountOfItem)) : wishes)
    .select('w.id')
    .where(wish.and([...conditions]))
    .orderBy(sortedBy(sort))
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
  const ids = matches.map(({ id }) => id);
  const rows = await ctx.em.find(WishlistItem, { id: { $in: ids } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns one page of all users' wishlist items, sorted by user by default. */
export const findWishes = query(
  administrator,
  WishesQuery,
  async (ctx, { filter, sort, page }): Promise<Page<WishlistItem>> => {
    const conditions = conditionsOf(filter ?? {});
    const order = sort ?? [{ field: WishSortField.USER, direction: SortDirection.ASC }];
    return pageOf(
      page,
      (slice) => readWishes(ctx, conditions, order, slice),
      async () => {
        const count = queryIn(ctx.em)
          .selectFrom('wishlist_item as w')
          .select(rowCount.as('count'))
          .where(wish.and(conditions));
        return (await count.executeTakeFirstOrThrow()).count;
      },
    );
  },
);

/** Returns the number of users who have the same item on their wishlist. Runs one query per kind. */
export const wishersOf = batch(async ({ em }: RequestContext, wishes: readonly WishlistItem[]) => {
  const counts = new Map<string, number>();
  for (const { itemType, column } of itemKinds) {
    const ids = [...new Set(wishes.flatMap((wish) => (wish.itemType === itemType ? (wish.itemId ?? []) : [])))];
    if (ids.length === 0) continue;
    const item = sql.ref<number>(`w.${column}`);
    const rows = await queryIn(em)
      .selectFrom('wishlist_item as w')
      .select([item.as('itemId'), sql<number>`count(*)::int`.as('wishers')])
      .where(sql<boolean>`${item} = any(${ids})`)
      .groupBy(item)
      .execute();
    for (const { itemId, wishers } of rows) counts.set(keyOf({ itemType, itemId }), wishers);
  }
  return new Map(wishes.map((wish) => [wish, counts.get(keyOf(wish)) ?? 0]));
});

/**
 * Returns the current offers of wishlist items for their owners, with the owners' prices and holds. Runs a few
 * queries per owner, because visibility depends on the viewer. An item has no offer if its owner may not sign in or
 * cannot see it.
 */
export const offerToWisher = batch(async (ctx: RequestContext, wishes: readonly WishlistItem[]) => {
  const offers = new Map<WishlistItem, StoredOffer>();
  const wishesByUser = Map.groupBy(wishes, (wish) => wish.userId);
  const callers = await callersWithIds(ctx.em, [...wishesByUser.keys()]);
  for (const [userId, userWishes] of wishesByUser) {
    const owner = callers.get(userId);
    if (!owner) continue;
    // New loaders are needed, so that the administrator's cached results are not used for the owner.
    const userOffers = await offersOf({ ...ctx, ...owner, loaders: new Loaders() }, userWishes);
    for (const [wish, offer] of userOffers) offers.set(wish, offer);
  }
  return offers;
});
