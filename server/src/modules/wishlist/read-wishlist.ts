import type { EntityManager } from '@mikro-orm/postgresql';
import { IsId } from '../../kernel/input/input.ts';
import { actorOf, administrator, signedIn } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { throughEyesOf } from '../accounts/index.ts';
import {
  type BasketItem,
  type BasketItemInput,
  type BasketLine,
  keyOf,
  linesOf,
  readBasket,
  sameItems,
} from '../selling/index.ts';
import { WishlistItem } from './wishlist-item.entity.ts';

/** What the caller wishes for, oldest first. */
export async function readWishlist(ctx: RequestContext): Promise<{ lines: BasketLine[] }> {
  return { lines: await linesOf(ctx, await readBasket(ctx.em, WishlistItem, actorOf(ctx).id)) };
}

/** The caller's wishlist. */
export const viewWishlist = query(signedIn, readWishlist);

class UserWishlistInput {
  @IsId()
  userId!: number;
}

/** The wishlist of any user as they look at it: at their prices, with what they may order. Throws USER_NOT_FOUND. */
export const viewWishlistOf = query(administrator, UserWishlistInput, async (ctx, { userId }) =>
  readWishlist(await throughEyesOf(ctx, userId)),
);

/** The caller's wishes that some items name, by id. */
export async function wishesOf(
  ctx: RequestContext,
  items: readonly BasketItemInput[],
): Promise<Map<number, BasketItem>> {
  const ids = items.flatMap(({ wishlistLineId }) => wishlistLineId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await ctx.em.find(WishlistItem, { userId: actorOf(ctx).id, id: { $in: ids } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A user's wishes for the same items as some rows of another list, by item (`keyOf`). */
export async function wishesFor(
  em: EntityManager,
  userId: number,
  rows: readonly BasketItem[],
): Promise<Map<string, BasketItem>> {
  if (rows.length === 0) return new Map();
  const wishes = await em.find(WishlistItem, { userId, $or: sameItems(rows) });
  return new Map(wishes.map((wish) => [keyOf(wish), wish]));
}

/** A row of an order. */
interface OrderedRow {
  readonly itemType: number;
  readonly itemId: number | null;
}

/** Forgets a user's wishes for what they have ordered. */
export async function forgetWishes(em: EntityManager, userId: number, rows: readonly OrderedRow[]): Promise<void> {
  await em.nativeDelete(WishlistItem, { userId, $or: sameItems(rows) });
}
