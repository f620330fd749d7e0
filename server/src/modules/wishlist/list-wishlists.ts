import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { inChunks, type Listing, shortListing } from '../../kernel/input/page.ts';
import { etagOf } from '../../kernel/transport/etag.ts';
import { actorOf, administrator, signedIn } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import type { Condition } from '../../platform/database/statements/statements.ts';
import { itemIdIn } from '../selling/items/index.ts';
import { itemKinds } from '../selling/kinds/index.ts';
import { columnsOf, conditionsOn, queryIn } from './database.ts';

export interface WishRow {
  readonly id: number;
  readonly itemType: number;
  /** ID of the item, unique within its kind. */
  readonly itemId: number;
  readonly numberOfStones: number | null;
  readonly carats: number | null;
  readonly ringSize: string | null;
  /** IDs of the item's parts, by REST name. */
  readonly parts: Readonly<Record<string, number | null>>;
  /** Timestamp in PostgreSQL's JSON format. */
  readonly createdAt: string;
}

/** SQL for the IDs of the parts of the wishlist item `w`, as a JSON object. */
const parts = sql<WishRow['parts']>`json_build_object(${sql.join(
  itemKinds.flatMap(({ column, rest }) =>
    Object.entries(rest?.parts ?? {}).map(
      ([name, partSql]) => sql`${sql.lit(name)}, ${partSql(sql.ref(`w.${column}`))}`,
    ),
  ),
)})`;

export const wishedPartNames: readonly string[] = itemKinds.flatMap(({ rest }) => Object.keys(rest?.parts ?? {}));

const w = columnsOf('wishlist_item', 'w');

const wishJson = jsonBuildObject({
  id: w('id'),
  itemType: w('item_type'),
  // Never null, because a wishlist item is deleted together with the item it references.
  itemId: itemIdIn('w').$notNull(),
  numberOfStones: w('number_of_stones'),
  carats: w('carats'),
  ringSize: w('ring_size'),
  parts,
  createdAt: w('created_at'),
});

/** Returns the wishlist items that match a condition on `w`, in order of creation. */
export async function readWishes(em: EntityManager, where: Condition): Promise<WishRow[]> {
  // Read from the primary database, so that callers see their own changes immediately.
  const wishes = queryIn(em, { type: 'write' }).selectFrom('wishlist_item as w').select(wishJson.as('wish'));
  const rows = await wishes.where(where).orderBy('w.id').execute();
  return rows.map(({ wish }) => wish);
}

const wish = conditionsOn('wishlist_item', 'w');
const user = conditionsOn('user_account', 'u');

/** Returns the caller's wishlist, one row per item. */
export const listWishlist = query(signedIn, async (ctx): Promise<Listing<WishRow>> => {
  const { id } = actorOf(ctx);
  return shortListing(
    async () => etagOf('wishlist', id, await revisionOf(ctx, ['wishlist'])),
    () => readWishes(ctx.em, wish('w.user_id', '=', id)),
  );
});

export interface UserWishes {
  readonly userId: number;
  readonly email: string;
  /** Sorted from oldest to newest. */
  readonly rows: readonly WishRow[];
}

/** Number of users per query when all wishlists are read. */
const chunkSize = 200;

/** Returns all wishlist items, grouped by user and ordered by user ID. */
export const listAllWishlists = query(administrator, async (ctx): Promise<Listing<UserWishes>> => {
  const { em } = ctx;
  return {
    etag: async () => etagOf('wishlists', await revisionOf(ctx, ['wishlist', 'user'])),
    page: async ({ index, size }) => ({
      items: await readUserWishes(em, { after: 0, offset: index * size, limit: size }),
      index,
      size,
      total: () => countOwners(em),
    }),
    rows: () =>
      inChunks<UserWishes>((last) => readUserWishes(em, { after: last?.userId ?? 0, offset: 0, limit: chunkSize })),
  };
});

async function readUserWishes(
  em: EntityManager,
  { after, offset, limit }: { after: number; offset: number; limit: number },
): Promise<UserWishes[]> {
  const owners = wish
    .selectFrom('wishlist_item')
    .select('user_id')
    .distinct()
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .offset(offset);
  const wishes = user
    .selectFrom('wishlist_item as w')
    .select(({ fn }) => fn.jsonAgg(wishJson).orderBy('w.id').as('wishes'))
    .whereRef('w.user_id', '=', 'u.id');
  return queryIn(em)
    .with('wisher', () => owners)
    .selectFrom('wisher')
    .innerJoin('user_account as u', 'u.id', 'wisher.user_id')
    .select(['u.id as userId', 'u.email', wishes.$asScalar().$notNull().as('rows')])
    .orderBy('u.id')
    .execute();
}

async function countOwners(em: EntityManager): Promise<number> {
  const owners = sql<number>`count(distinct user_id)::int`;
  const count = queryIn(em).selectFrom('wishlist_item').select(owners.as('count'));
  return (await count.executeTakeFirstOrThrow()).count;
}
