import { sql } from 'kysely';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Loaders } from '../../../kernel/use-cases/loaders.ts';
import { callersWithIds } from '../../accounts/visibility/index.ts';
import { offersOf } from '../../selling/basket/index.ts';
import { itemKinds, keyOf, type StoredOffer } from '../../selling/kinds/index.ts';
import { queryIn } from '../database.ts';
import type { WishlistItem } from '../wishlist-item.entity.ts';

/** How many users wish for the same item. One query for each kind of item that is among them. */
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
 * What wishes come to for those who wish, at this moment: at their prices, with their holds. A few queries for each user
 * among them: what one sees is stated for one viewer. Nothing for users who may not act and for items that they do not see.
 */
export const offerToWisher = batch(async (ctx: RequestContext, wishes: readonly WishlistItem[]) => {
  const offers = new Map<WishlistItem, StoredOffer>();
  const ofUsers = Map.groupBy(wishes, (wish) => wish.userId);
  const wishers = await callersWithIds(ctx.em, [...ofUsers.keys()]);
  for (const [userId, own] of ofUsers) {
    const wisher = wishers.get(userId);
    if (!wisher) continue;
    // What is batched for them must not meet what the administrator asks for.
    const found = await offersOf({ ...ctx, ...wisher, loaders: new Loaders() }, own);
    for (const [wish, offer] of found) offers.set(wish, offer);
  }
  return offers;
});
