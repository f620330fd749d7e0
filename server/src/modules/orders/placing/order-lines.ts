import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid, notForSale } from '../../../kernel/errors/errors.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sumOf } from '../../../kernel/values/money.ts';
import { Availability } from '../../catalogue/index.ts';
import {
  changedSets,
  goneError,
  goneReason,
  type ItemRow,
  type ItemSnapshot,
  isFree,
  keptOf,
  type LockedItem,
  lockReservations,
  offersOf,
  referencesTo,
  type StoredOffer,
  setChanged,
  splitPairs,
  splitReason,
} from '../../selling/index.ts';
import type { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';
import { mostOrderAmount } from './order-amount.ts';

/** Something that is to be a line of an order: a row of a cart, or what an administrator puts on. */
export interface LineRow extends ItemRow {
  readonly ringSize: string | null;
  readonly lineSet: string | null;
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
 * ITEM_NOT_FOUND 409 naming the rows when anything is no longer for sale to them.
 */
export async function lockLines<R extends LineRow>(ctx: RequestContext, rows: readonly R[]): Promise<LockedLines<R>> {
  const items = await lockReservations(ctx.em, rows, actorOf(ctx).id);
  // Read after the locks: nobody changes these prices before the order is written.
  const offers = await offersOf(ctx, rows);
  const canBeHad = (row: R): boolean => (offers.get(row)?.availability ?? Availability.GONE) !== Availability.GONE;
  const gone = items.filter((locked) => !isFree(locked) || !canBeHad(locked.row));
  if (gone.length > 0) {
    throw goneError(
      gone.map(({ row }) => row),
      (row) => goneReason(offers.get(row)),
    );
  }
  const changed = await changedSets(ctx, rows, offers);
  if (changed.length > 0) throw goneError(changed, () => setChanged);
  requirePairs(offers);
  return { items, offers, kept: await keptOf(ctx, rows) };
}

/** Throws ITEM_NOT_FOUND 409 naming the rows that are half of a pair that is not separated, without the other half. */
function requirePairs<R extends LineRow>(offers: ReadonlyMap<R, StoredOffer>): void {
  const split = new Set(splitPairs([...offers.values()]));
  const details = [...offers]
    .filter(([, offer]) => split.has(offer))
    .map(([{ id, description, path = `lines.${id}` }, offer]) => ({
      path,
      message: `${description} ${splitReason(offer)}`,
    }));
  if (details.length > 0) throw notForSale(details);
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
export const createLine = (
  em: EntityManager,
  order: Order,
  position: number,
  { ringSize }: Pick<LineRow, 'ringSize'>,
  offer: StoredOffer,
  kept: ItemSnapshot | undefined,
): OrderLine =>
  em.create(OrderLine, {
    ...kept,
    order,
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
