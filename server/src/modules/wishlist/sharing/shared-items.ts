import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import type { RingParts } from '../../ring-builder/index.ts';
import { type BasketRow, offersOf, readBasket } from '../../selling/basket/index.ts';
import { type ItemSnapshot } from '../../selling/index.ts';
import { partsOf, snapshotsOfRows } from '../../selling/items/index.ts';
import type { StoredOffer } from '../../selling/kinds/index.ts';
import { WishlistItem } from '../wishlist-item.entity.ts';

/**
 * Returns the caller's wishlist rows with the given line IDs, and the rest of their sets. Returns all rows if
 * `lineIds` is null. Throws INVALID_REQUEST if the wishlist is empty. Throws ITEM_NOT_FOUND with the IDs that are not
 * on it.
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
      explanation: 'Some of these items are no longer on your wishlist. Reload it and try again.',
    });
  }
  const chosen = new Set(lineIds);
  const sets = new Set(lineIds.flatMap((id) => byId.get(id)?.lineSet ?? []));
  return rows.filter(({ id, lineSet }) => chosen.has(id) || (lineSet !== null && sets.has(lineSet)));
}

/** Wishlist item in a shared list or document. */
export interface SharedItem {
  readonly row: BasketRow;
  readonly offer: StoredOffer;
  /** Undefined if the snapshot could not be read. */
  readonly snapshot: ItemSnapshot | undefined;
  /** Parts of a ring, so that other users can create the same ring. */
  readonly ring: RingParts | undefined;
}

/**
 * Wishlist items that a viewer can see, and the number of hidden items. A set counts as one item and is either shown
 * or hidden as a whole.
 */
export interface ShownWishes {
  readonly wishes: readonly SharedItem[];
  readonly hidden: number;
}

/**
 * Returns a user's wishlist items at the caller's prices, without items that the caller may not see. Includes rings,
 * although they belong to the user. The number of queries per kind is fixed.
 */
export async function showWishes(
  ctx: RequestContext,
  rows: readonly BasketRow[],
  ownerId: number,
): Promise<ShownWishes> {
  const viewer = { ...(await viewerOf(ctx)), ringsOf: ownerId };
  const guestCtx: RequestContext = { ...ctx, viewer: async () => viewer };
  const offers = await offersOf(guestCtx, rows);
  const hiddenRows = rows.filter((row) => !offers.has(row));
  const hiddenSets = new Set(hiddenRows.flatMap(({ lineSet }) => lineSet ?? []));
  const visibleRows = rows.filter((row) => offers.has(row) && !(row.lineSet !== null && hiddenSets.has(row.lineSet)));
  const snapshots = await snapshotsOfRows(guestCtx, visibleRows);
  const rings = await partsOf(guestCtx, visibleRows);
  return {
    wishes: visibleRows.flatMap((row) => {
      const offer = offers.get(row);
      return offer ? [{ row, offer, snapshot: snapshots.get(row), ring: rings.get(row) }] : [];
    }),
    hidden: hiddenSets.size + hiddenRows.filter(({ lineSet }) => lineSet === null).length,
  };
}
