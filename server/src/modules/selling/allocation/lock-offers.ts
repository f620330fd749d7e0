import { notForSale } from '../../../kernel/errors/errors.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { changedSets, offersOf } from '../basket/basket.ts';
import { splitPairs, splitReason } from '../items/pairs.ts';
import { saleRefusals } from '../items/stock-items.ts';
import { canBeOrdered, type StoredOffer, setChanged, unavailabilityText } from '../kinds/offer.ts';
import { type ItemRow, isReservable, type LockedItem, lockReservations, unavailableError } from './allocate-stock.ts';

/** Row with the set that its item belongs to. */
export interface SetRow extends ItemRow {
  readonly lineSet: string | null;
}

/** Rows with locked, available stock and their offers. */
interface LockedOffers<R extends SetRow> {
  readonly items: readonly LockedItem<R>[];
  readonly offers: ReadonlyMap<R, StoredOffer>;
}

/**
 * Locks the stock of rows until the transaction ends and returns their offers for the caller of `ctx`, who is the
 * buyer or holder. Throws ITEM_NOT_FOUND 409 naming the rows that are not available, or not available without the
 * rest of their set. If an administrator orders on behalf of the buyer, the error includes the reason.
 */
export async function lockOffers<R extends SetRow>(
  ctx: RequestContext,
  rows: readonly R[],
  { isByAdministrator = false }: { isByAdministrator?: boolean } = {},
): Promise<LockedOffers<R>> {
  const items = await lockReservations(ctx.em, rows, actorOf(ctx).id);
  // Read after locking, so that the prices cannot change before the transaction ends.
  const offers = await offersOf(ctx, rows);
  const unavailable = items.filter((locked) => !isReservable(locked) || !canBeOrdered(offers.get(locked.row)));
  if (unavailable.length > 0) {
    const refused = unavailable.map(({ row }) => row);
    const refusals = isByAdministrator ? await refusalsOf(ctx, refused) : new Map<R, string>();
    throw unavailableError(refused, (row) => refusals.get(row) ?? unavailabilityText(offers.get(row)));
  }
  const changed = await changedSets(ctx, rows, offers);
  if (changed.length > 0) throw unavailableError(changed, () => setChanged);
  requirePairs(offers);
  return { items, offers };
}

/**
 * Returns the reasons why rows are not for sale, as text that continues the descriptions of their items. Omits rows
 * that are for sale.
 */
async function refusalsOf<R extends SetRow>(ctx: RequestContext, rows: readonly R[]): Promise<ReadonlyMap<R, string>> {
  const refusals = await saleRefusals(
    ctx,
    rows.map((row) => ({ row, itemType: row.itemType, itemId: row.itemId, parts: null })),
  );
  return new Map([...refusals].map(([{ row }, refusal]) => [row, `is ${refusal}`]));
}

/** Throws ITEM_NOT_FOUND 409, naming the rows of inseparable pairs whose other half is missing. */
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
