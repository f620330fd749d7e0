import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { type BasketRow, readBasket } from '../../selling/basket/index.ts';
import { WishlistItem } from '../wishlist-item.entity.ts';

/**
 * Rows of the caller's wishlist by the ids of their lines, with the rest of their sets; all of them without ids. Throws
 * INVALID_REQUEST when there are none, ITEM_NOT_FOUND naming ids that are not on it.
 */
export async function chosenWishes(ctx: RequestContext, lineIds: readonly number[] | null): Promise<BasketRow[]> {
  const rows = await readBasket(ctx.em, WishlistItem, actorOf(ctx).id);
  if (!lineIds) {
    if (rows.length === 0) throw invalid('wishlist', 'is empty', 'Your wishlist is empty.');
    return rows;
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  const missing = [...lineIds.entries()].filter(([, id]) => !byId.has(id));
  if (missing.length > 0) {
    throw new AppError('ITEM_NOT_FOUND', {
      details: missing.map(([index]) => ({ path: `lineIds.${index}`, message: 'is not on your wishlist' })),
      explanation: 'Part of this is not on your wishlist any more. Look at it once more.',
    });
  }
  const chosen = new Set(lineIds);
  const sets = new Set(lineIds.flatMap((id) => byId.get(id)?.lineSet ?? []));
  return rows.filter(({ id, lineSet }) => chosen.has(id) || (lineSet !== null && sets.has(lineSet)));
}
