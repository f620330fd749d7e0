import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { inChunks, type Listing, shortListing } from '../../kernel/input/page.ts';
import { etagOf } from '../../kernel/transport/etag.ts';
import { actorOf, administrator, signedIn } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import { readWishes, type WishRow, wishJson } from './wish-row.ts';

/** The caller's wishes, one row per item. */
export const listWishlist = query(signedIn, async (ctx): Promise<Listing<WishRow>> => {
  const { id } = actorOf(ctx);
  return shortListing(
    async () => etagOf('wishlist', id, await revisionOf(ctx, ['wishlist'])),
    () => readWishes(ctx.em, sql`w.user_id = ${id}`),
  );
});

/** What one user wishes for. */
export interface UserWishes {
  readonly userId: number;
  readonly email: string;
  /** Oldest first. */
  readonly rows: readonly WishRow[];
}

/** Users at a time while a whole list is sent. */
const chunkSize = 200;

/** Everybody's wishes, grouped by user, in the order of their ids. */
export const listAllWishlists = query(administrator, async (ctx): Promise<Listing<UserWishes>> => {
  const { em } = ctx;
  return {
    etag: async () => etagOf('wishlists', await revisionOf(ctx, ['wishlist', 'user'])),
    page: async ({ index, size }) => ({
      items: await readUserWishes(em, { after: 0, offset: index * size, limit: size }),
      index,
      size,
      total: () => countWishers(em),
    }),
    rows: () =>
      inChunks<UserWishes>((last) => readUserWishes(em, { after: last?.userId ?? 0, offset: 0, limit: chunkSize })),
  };
});

async function readUserWishes(
  em: EntityManager,
  { after, offset, limit }: { after: number; offset: number; limit: number },
): Promise<UserWishes[]> {
  const { rows } = await sql<UserWishes>`
    with wisher as (
      select distinct user_id from wishlist_item where user_id > ${after} order by user_id limit ${limit} offset ${offset}
    )
    select u.id as "userId", u.email, (
      select json_agg(${wishJson} order by w.id) from wishlist_item w where w.user_id = u.id
    ) as rows
    from wisher join user_account u on u.id = wisher.user_id order by u.id`.execute(em.getKysely());
  return rows;
}

async function countWishers(em: EntityManager): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(distinct user_id)::int as count from wishlist_item`.execute(em.getKysely());
  return rows[0]?.count ?? 0;
}
