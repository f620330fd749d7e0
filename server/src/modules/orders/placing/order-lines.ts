import { invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sumOf } from '../../../kernel/values/money.ts';
import { type LockedItem, lockOffers, type SetRow } from '../../selling/allocation/index.ts';
import { type ItemSnapshot } from '../../selling/index.ts';
import { keptOf, referencesTo } from '../../selling/items/index.ts';
import type { StoredOffer } from '../../selling/kinds/index.ts';
import type { OrderLine } from '../order-line.entity.ts';
import { mostOrderAmount } from './order-amount.ts';

/** Something that is to be a line of an order: a row of a cart, or what an administrator puts on. */
export interface LineRow extends SetRow {
  readonly ringSize: string | null;
}

/** Rows whose stock is locked and free for the buyer, with what each comes to for them. */
interface LockedLines<R extends LineRow> {
  readonly items: readonly LockedItem<R>[];
  readonly offers: ReadonlyMap<R, StoredOffer>;
  /** What an order keeps of each. */
  readonly kept: ReadonlyMap<R, ItemSnapshot>;
}

/**
 * Locks the stock of rows until the transaction ends, and prices them. The caller of `ctx` is the buyer. Throws
 * ITEM_NOT_FOUND 409 naming the rows when anything is not for sale to them.
 */
export async function lockLines<R extends LineRow>(
  ctx: RequestContext,
  rows: readonly R[],
  options?: { isByAdministrator: boolean },
): Promise<LockedLines<R>> {
  return { ...(await lockOffers(ctx, rows, options)), kept: await keptOf(ctx, rows) };
}

/**
 * What lines come to. Throws INVALID_REQUEST naming them by `path` when that is nothing, or more than an order can come to:
 * there is no such order.
 */
export function totalOf(lines: readonly Pick<OrderLine, 'totalPrice'>[], path: string): string {
  const total = sumOf(lines.map(({ totalPrice }) => totalPrice));
  if (Number(total) <= 0) throw invalid(path, 'must come to more than 0');
  if (Number(total) > mostOrderAmount) throw invalid(path, `must come to at most ${mostOrderAmount}`);
  return total;
}

/** A line as it is frozen: whatever becomes of the item, it keeps its words and prices. */
export const lineFacts = (
  position: number,
  { ringSize }: Pick<LineRow, 'ringSize'>,
  offer: StoredOffer,
  kept: ItemSnapshot | undefined,
) => ({
  ...kept,
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
