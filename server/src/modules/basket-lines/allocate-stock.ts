import type { EntityManager } from '@mikro-orm/postgresql';
import { type AppError, notForSale } from '../../kernel/errors.ts';
import type { ItemType } from './item-type.ts';
import type { StockUnit } from './sellable.ts';
import { sellables } from './sellables.ts';
import { StockAllocation } from './stock-allocation.entity.ts';

/** A row that stands for a thing: of a cart or of an order. */
interface ItemRow {
  readonly id: number;
  readonly itemType: ItemType;
  /** Null once the thing is deleted. */
  readonly itemId: number | null;
  readonly description: string;
}

/** The stock behind a row, locked until the transaction ends. */
export interface LockedStock<R extends ItemRow> {
  readonly row: R;
  /** Null once the thing is deleted. */
  readonly unit: StockUnit | null;
  /** The order line that has it now, this one or another. */
  readonly allocation: StockAllocation | null;
}

/** Locks the stock behind some rows. Kinds and ids are always taken in the same order, so that nobody waits in a ring. */
export async function lockStock<R extends ItemRow>(em: EntityManager, rows: readonly R[]): Promise<LockedStock<R>[]> {
  const locked: LockedStock<R>[] = [];
  for (const { itemType, lock } of sellables) {
    const ofType = rows.filter((row) => row.itemType === itemType);
    const ids = ofType.flatMap(({ itemId }) => itemId ?? []);
    const units = new Map((await lock(em, ids)).map((unit) => [unit.itemId, unit]));
    const allocations = await em.find(StockAllocation, { itemType, itemId: { $in: ids } });
    const allocationOf = new Map(allocations.map((allocation) => [allocation.itemId, allocation]));
    for (const row of ofType) {
      const { itemId } = row;
      locked.push({
        row,
        unit: (itemId !== null && units.get(itemId)) || null,
        allocation: (itemId !== null && allocationOf.get(itemId)) || null,
      });
    }
  }
  return locked;
}

/** Whether a buyer may order the thing now. What was sold and has come back on sale may be sold again. */
export const isFree = ({ unit, allocation }: LockedStock<ItemRow>, userId: number, now: Date): boolean =>
  (unit?.isForSaleTo(userId, now) ?? false) && (allocation === null || allocation.isSold);

/** ITEM_NOT_FOUND as a conflict, naming rows as `lines.<id>`. */
export const goneError = (rows: readonly ItemRow[], what = 'is no longer for sale'): AppError =>
  notForSale(rows.map(({ id, description }) => ({ path: `lines.${id}`, message: `${description} ${what}` })));

/**
 * Reserves the stock of order lines for the buyer. Throws ITEM_NOT_FOUND 409 naming the lines whose stock is not free.
 * Answers the stock as it is then.
 */
export async function reserveStock<R extends ItemRow>(
  em: EntityManager,
  stock: readonly LockedStock<R>[],
  buyerId: number,
  now: Date,
): Promise<LockedStock<R>[]> {
  const gone = stock.filter((locked) => !isFree(locked, buyerId, now));
  if (gone.length > 0) throw goneError(gone.map(({ row }) => row));
  // Bought back and sold again: the first order has it no longer.
  await forget(em, stock);
  return stock.flatMap(({ row, unit }) => {
    if (!unit) return [];
    unit.reserve(buyerId);
    const item = { orderLineId: row.id, itemType: row.itemType, itemId: unit.itemId };
    return [{ row, unit, allocation: em.create(StockAllocation, item) }];
  });
}

/** Sells what the order lines have reserved: it leaves the lists for good. */
export function sellStock(stock: readonly LockedStock<ItemRow>[]): void {
  for (const { unit, allocation } of owned(stock)) {
    unit.sell();
    allocation.isSold = true;
  }
}

/** Puts back on sale what the order lines have; what another order has got meanwhile stays there. */
export async function releaseStock(
  em: EntityManager,
  stock: readonly LockedStock<ItemRow>[],
  buyerId: number | null,
): Promise<void> {
  const own = owned(stock);
  for (const { unit } of own) unit.release(buyerId);
  await forget(em, own);
}

/** Makes sold things reserved ones again. Throws ITEM_NOT_FOUND 409 naming the lines whose stock somebody else has. */
export function reopenStock(stock: readonly LockedStock<ItemRow>[], buyerId: number, now: Date): void {
  const own = owned(stock);
  for (const { unit } of own) unit.reopen();
  const kept = own.filter(({ unit }) => unit.isForSaleTo(buyerId, now));
  const lost = stock.filter(({ row }) => !kept.some((locked) => locked.row === row));
  if (lost.length > 0) throw goneError(lost.map(({ row }) => row));
  for (const { unit, allocation } of own) {
    unit.reserve(buyerId);
    allocation.isSold = false;
  }
}

/** The things that the order lines still have themselves. */
const owned = (stock: readonly LockedStock<ItemRow>[]) =>
  stock.flatMap(({ row, unit, allocation }) =>
    unit && allocation?.orderLineId === row.id ? [{ row, unit, allocation }] : [],
  );

async function forget(em: EntityManager, stock: readonly LockedStock<ItemRow>[]): Promise<void> {
  const lineIds = stock.flatMap(({ allocation }) => allocation?.orderLineId ?? []);
  if (lineIds.length > 0) await em.nativeDelete(StockAllocation, { orderLineId: { $in: lineIds } });
}
