import { type RawBuilder, sql } from 'kysely';
import { type Page, pageOf, type Slice, SortDirection } from '../../../kernel/input/page.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/containing.ts';
import { anyOf, asText, type Condition, rowCount } from '../../../platform/database/statements/statements.ts';
import { itemIdIn } from '../../selling/items/index.ts';
import { itemKinds } from '../../selling/kinds/index.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { WishlistItem } from '../wishlist-item.entity.ts';
import { WishesQuery, type WishFilter, type WishSort, WishSortField } from './wishes.input.ts';

/** SQL: every item that is wished for, with the number of users who do. Items of a kind are counted by their index alone. */
const wishedItems = sql.join(
  itemKinds.map(({ itemType, column }) => {
    const item = sql.ref(`w.${column}`);
    return sql`select ${sql.lit(itemType)} as item_type, ${item} as item_id, count(*)::int as wishers
      from wishlist_item w where ${item} is not null group by ${item}`;
  }),
  sql` union all `,
);

/** An item that is wished for. */
interface OftenWished {
  item_type: number;
  item_id: number;
  wishers: number;
}

/** SQL: the same as a table to join. */
const allWished = sql<OftenWished>`(${wishedItems})`;

/** SQL: of these as many as a page of all wishes can need, sorted by them: each item has a wish at least. */
const wishedUpTo = ({ limit, offset }: Slice, direction: SortDirection) => sql<OftenWished>`(
  select * from (${wishedItems}) c order by c.wishers ${direction === SortDirection.DESC ? sql`desc` : sql`asc`}
  fetch first ${sql.lit(offset + limit)} rows with ties)`;

const w = columnsOf('wishlist_item', 'w');
const u = columnsOf('user_account', 'u');
const wish = conditionsOn('wishlist_item', 'w');

/** What wishes `w` of users `u` must be to meet a filter. */
function conditionsOf({ text, userIds, kinds, createdAt }: WishFilter): Condition[] {
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
  return conditions;
}

const columns: Record<WishSortField, RawBuilder<unknown>> = {
  [WishSortField.USER]: w('user_id'),
  // Ids are given in this order, and have an index.
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

/** What is joined to the wishes `w` for their order. Null: nothing. */
function countedFor(sort: readonly WishSort[], slice: Slice, isNarrowed: boolean) {
  const [first] = sort;
  if (!sort.some(({ field }) => field === WishSortField.WISHERS)) return null;
  const isAll = isNarrowed || first?.field !== WishSortField.WISHERS;
  return isAll ? allWished : wishedUpTo(slice, first.direction);
}

async function readWishes(
  ctx: RequestContext,
  conditions: readonly Condition[],
  sort: readonly WishSort[],
  slice: Slice,
) {
  const counted = countedFor(sort, slice, conditions.length > 0);
  const isOf = sql<boolean>`(c.item_type = ${w('item_type')} and c.item_id = ${itemIdIn('w')})`;
  const wishes = queryIn(ctx.em).selectFrom('wishlist_item as w');
  const found = await (counted ? wishes.innerJoin(counted.as('c'), (join) => join.on(isOf)) : wishes)
    .select('w.id')
    .where(wish.and([...conditions]))
    .orderBy(sortedBy(sort))
    .limit(slice.limit)
    .offset(slice.offset)
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
