import { notForSale } from '../../../kernel/errors/errors.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { changedSets, offersOf } from '../basket/basket.ts';
import { splitPairs, splitReason } from '../items/pairs.ts';
import { canBeOrdered, goneReason, type StoredOffer, setChanged } from '../kinds/offer.ts';
import { goneError, type ItemRow, isFree, type LockedItem, lockReservations } from './allocate-stock.ts';

/** A row that is to be had now, with the set that it belongs to. */
export interface SetRow extends ItemRow {
  readonly lineSet: string | null;
}

/** Rows whose stock is locked and free for the buyer, with what each comes to for them. */
interface LockedOffers<R extends SetRow> {
  readonly items: readonly LockedItem<R>[];
  readonly offers: ReadonlyMap<R, StoredOffer>;
}

/**
 * Locks the stock of rows until the transaction ends, and prices them: for whoever orders or holds them, which is the caller
 * of `ctx`. Throws ITEM_NOT_FOUND 409 naming the rows when anything is not for sale to them, or not by itself.
 */
export async function lockOffers<R extends SetRow>(ctx: RequestContext, rows: readonly R[]): Promise<LockedOffers<R>> {
  const items = await lockReservations(ctx.em, rows, actorOf(ctx).id);
  // Read after the locks: nobody changes these prices before the transaction ends.
  const offers = await offersOf(ctx, rows);
  const gone = items.filter((locked) => !isFree(locked) || !canBeOrdered(offers.get(locked.row)));
  if (gone.length > 0) {
    throw goneError(
      gone.map(({ row }) => row),
      (row) => goneReason(offers.get(row)),
    );
  }
  const changed = await changedSets(ctx, rows, offers);
  if (changed.length > 0) throw goneError(changed, () => setChanged);
  requirePairs(offers);
  return { items, offers };
}

/** Throws ITEM_NOT_FOUND 409 naming the rows that are half of a pair that is not separated, without the other half. */
function requirePairs<R extends SetRow>(offers: ReadonlyMap<R, StoredOffer>): void {
  const split = new Set(splitPairs([...offers.values()]));
  const details = [...offers]
    .filter(([, offer]) => split.has(offer))
    .map(([{ id, description, path = `lines.${id}` }, offer]) => ({
      path,
      message: `${description} ${splitReason(offer)}`,
    }));
  if (details.length > 0) throw notForSale(details);
}
