import { invalid } from '../../../kernel/errors/errors.ts';
import { OptionalDecimal } from '../../../kernel/input/field-rules.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sumOf } from '../../../kernel/values/money.ts';
import { type LockedItem, lockOffers, type SetRow } from '../../selling/allocation/index.ts';
import { type ItemSnapshot } from '../../selling/index.ts';
import { referencesTo, snapshotsOfRows } from '../../selling/items/index.ts';
import type { StoredOffer } from '../../selling/kinds/index.ts';
import type { OrderLine } from '../order-line.entity.ts';

const maxOrderAmount = 99_999_999_999_999;

export const OptionalOrderAmount = (): PropertyDecorator => OptionalDecimal({ min: 0, max: maxOrderAmount, places: 2 });

/** Item to order: a row of a cart, or an item that an administrator adds. */
export interface LineRow extends SetRow {
  readonly ringSize: string | null;
}

/** Rows with locked, available stock, and their prices for the buyer. */
interface LockedLines<R extends LineRow> {
  readonly items: readonly LockedItem<R>[];
  readonly offers: ReadonlyMap<R, StoredOffer>;
  /** Item snapshots to store with the order. */
  readonly snapshots: ReadonlyMap<R, ItemSnapshot>;
}

/**
 * Locks the stock of the rows until the transaction ends, and returns their prices. The caller of `ctx` is the buyer.
 * Throws ITEM_NOT_FOUND 409, naming the rows that are not for sale to the buyer.
 */
export async function lockLines<R extends LineRow>(
  ctx: RequestContext,
  rows: readonly R[],
  options?: { isByAdministrator: boolean },
): Promise<LockedLines<R>> {
  return { ...(await lockOffers(ctx, rows, options)), snapshots: await snapshotsOfRows(ctx, rows) };
}

/**
 * Returns the total price of the lines. Throws INVALID_REQUEST naming the lines below `path` if the total is zero or
 * exceeds the maximum.
 */
export function totalOf(lines: readonly Pick<OrderLine, 'totalPrice'>[], path: string): string {
  const total = sumOf(lines.map(({ totalPrice }) => totalPrice));
  if (Number(total) <= 0) throw invalid(path, 'must total more than 0');
  if (Number(total) > maxOrderAmount) throw invalid(path, `must total at most ${maxOrderAmount}`);
  return total;
}

/** Returns the values to store for a line. Later changes to the item do not affect them. */
export const lineFacts = (
  position: number,
  { ringSize }: Pick<LineRow, 'ringSize'>,
  offer: StoredOffer,
  snapshot: ItemSnapshot | undefined,
) => ({
  ...snapshot,
  position,
  itemType: offer.itemType,
  ...referencesTo(offer),
  numberOfStones: offer.numberOfStones,
  ringSize,
  stockId: offer.stockId,
  lineSet: offer.lineSet,
  description: offer.description,
  carats: offer.carats,
  pricePerCarat: offer.pricePerCarat,
  totalPrice: offer.totalPrice,
});

export type LineFacts = ReturnType<typeof lineFacts>;
