import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { IsId } from '../../kernel/input/rules.ts';
import { actorOf, administrator, signedIn } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { contextOfUser } from '../accounts/visibility/index.ts';
import { type BasketAddition, type BasketRow, linesOf, readBasket } from '../selling/basket/index.ts';
import { type BasketItemInput, isSameItem, itemIdIn } from '../selling/items/index.ts';
import { type BasketLine, keyOf } from '../selling/kinds/index.ts';
import { queryIn } from './database.ts';
import { WishlistItem } from './wishlist-item.entity.ts';

/**
 * Returns the caller's wishlist, oldest lines first. `preloaded` contains rows and offers that a preceding change has
 * already read.
 */
export async function readWishlist(
  ctx: RequestContext,
  preloaded?: Pick<BasketAddition, 'list' | 'offers'>,
): Promise<{ lines: BasketLine[] }> {
  const rows = preloaded?.list ?? (await readBasket(ctx.em, WishlistItem, actorOf(ctx).id));
  return { lines: await linesOf(ctx, rows, preloaded?.offers) };
}

export const viewWishlist = query(signedIn, (ctx) => readWishlist(ctx));

class UserWishlistInput {
  @IsId()
  userId!: number;
}

/** Returns any user's wishlist, with that user's prices and availability. Throws USER_NOT_FOUND. */
export const viewWishlistOf = query(administrator, UserWishlistInput, async (ctx, { userId }) =>
  readWishlist(await contextOfUser(ctx, userId)),
);

/** Returns the caller's wishlist rows that the inputs reference, by ID. */
export async function readNamedItems(
  ctx: RequestContext,
  items: readonly BasketItemInput[],
): Promise<Map<number, BasketRow>> {
  const ids = items.flatMap(({ wishlistLineId }) => wishlistLineId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await ctx.em.find(WishlistItem, { userId: actorOf(ctx).id, id: { $in: ids } });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Finds the user's wishlist rows that contain the same items as the given rows. Returns their IDs by item key
 * (`keyOf`).
 */
export async function findSameItems(
  em: EntityManager,
  userId: number,
  rows: readonly ItemOfRow[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const wishes = await queryIn(em)
    .selectFrom('wishlist_item as w')
    .select(['w.id', 'w.item_type as itemType', itemIdIn('w').as('itemId')])
    .where('w.user_id', '=', userId)
    .where(isSameItem('w', rows))
    .execute();
  return new Map(wishes.map((wish) => [keyOf(wish), wish.id]));
}

interface ItemOfRow {
  readonly itemType: number;
  readonly itemId: number | null;
}

/** Returns SQL that deletes the items that a user has ordered from the user's wishlist. */
export const deletingOrderedItems = (userId: number, rows: readonly ItemOfRow[]): RawBuilder<object> =>
  sql`delete from wishlist_item w where w.user_id = ${userId} and ${isSameItem('w', rows)}`;

/** Deletes ordered items from the user's wishlist. */
export async function deleteOrderedItems(em: EntityManager, userId: number, rows: readonly ItemOfRow[]): Promise<void> {
  await deletingOrderedItems(userId, rows).execute(queryIn(em));
}
