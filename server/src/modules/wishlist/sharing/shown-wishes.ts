import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import type { RingParts } from '../../ring-builder/index.ts';
import { type BasketRow, offersOf } from '../../selling/basket/index.ts';
import { type ItemSnapshot } from '../../selling/index.ts';
import { keptOf, partsOf } from '../../selling/items/index.ts';
import type { StoredOffer } from '../../selling/kinds/index.ts';

/** A wish as somebody else than its owner may look at it. */
export interface ShownWish {
  readonly row: BasketRow;
  readonly offer: StoredOffer;
  /** What there is to say of the item besides. */
  readonly kept: ItemSnapshot | undefined;
  /** What a ring is made of, so that others can put the same one together. */
  readonly ring: RingParts | undefined;
}

/** Wishes that a viewer sees, and how many they do not. A set counts as one, and is seen whole or not at all. */
export interface ShownWishes {
  readonly wishes: readonly ShownWish[];
  readonly hidden: number;
}

/**
 * Wishes of a user as the caller sees their items, at the caller's prices: rings too, which are rows of the user who has
 * put them together. A fixed number of queries per kind.
 */
export async function showWishes(
  ctx: RequestContext,
  rows: readonly BasketRow[],
  ownerId: number,
): Promise<ShownWishes> {
  const viewer = { ...(await viewerOf(ctx)), ringsOf: ownerId };
  const asGuest: RequestContext = { ...ctx, viewer: async () => viewer };
  const offers = await offersOf(asGuest, rows);
  const unseen = rows.filter((row) => !offers.has(row));
  const hiddenSets = new Set(unseen.flatMap(({ lineSet }) => lineSet ?? []));
  const shown = rows.filter((row) => offers.has(row) && !(row.lineSet !== null && hiddenSets.has(row.lineSet)));
  const kept = await keptOf(asGuest, shown);
  const rings = await partsOf(asGuest, shown);
  return {
    wishes: shown.flatMap((row) => {
      const offer = offers.get(row);
      return offer ? [{ row, offer, kept: kept.get(row), ring: rings.get(row) }] : [];
    }),
    hidden: hiddenSets.size + unseen.filter(({ lineSet }) => lineSet === null).length,
  };
}
