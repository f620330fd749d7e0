import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { inChunks, type Listing, shortListing } from '../../kernel/input/page.ts';
import { etagOf } from '../../kernel/transport/etag.ts';
import { actorOf, administrator, signedIn } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import { conditionsOn, queryIn } from './database.ts';
import { readWishes, type WishRow, wishJson } from './wish-row.ts';

const wish = conditionsOn('wishlist_item', 'w');
const user = conditionsOn('user_account', 'u');

/** The caller's wishes, one row per item. */
export const listWishlist = query(signedIn, async (ctx): Promise<Listing<WishRow>> => {
  const { id } = actorOf(ctx);
  return shortListing(
    async () => etagOf('wishlist', id, await revisionOf(ctx, ['wishlist'])),
    () => readWishes(ctx.em, wish('w.user_id', '=', id)),
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
  const wishers = wish
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
    .with('wisher', () => wishers)
    .selectFrom('wisher')
    .innerJoin('user_account as u', 'u.id', 'wisher.user_id')
    .select(['u.id as userId', 'u.email', wishes.$asScalar().$notNull().as('rows')])
    .orderBy('u.id')
    .execute();
}

async function countWishers(em: EntityManager): Promise<number> {
  const wishers = sql<number>`count(distinct user_id)::int`;
  const count = queryIn(em).selectFrom('wishlist_item').select(wishers.as('count'));
  return (await count.executeTakeFirstOrThrow()).count;
}
