import type { EntityManager } from '@mikro-orm/postgresql';
import { type AppError, conflict } from '../../../kernel/errors/errors.ts';
import { soldAmong } from '../../reservations/index.ts';
import type { StockRecord } from '../fields/stock-item.entity.ts';
import type { StockType } from '../stock-type.ts';

/** Returns an INVALID_REQUEST 409 error for a change to an item that was sold in a completed order. */
export const soldInOrderError = (orderId: number | null, path: string): AppError => {
  const sold = orderId === null ? 'sold' : `sold in order ${orderId}`;
  return conflict(
    path,
    `cannot be changed: ${sold}`,
    `S${sold.slice(1)}. Its status, active flag and hold are unchanged. To put it back on sale, return it to stock.`,
  );
};

/** Returns an INVALID_REQUEST 409 error for a change to an item that is in an open order. */
export const inOpenOrderError = (orderId: number | null, path: string): AppError => {
  const ordered = orderId === null ? 'in an open order' : `in order ${orderId}`;
  return conflict(
    path,
    `cannot be changed: ${ordered}`,
    `I${ordered.slice(1)}. To make the item available, cancel that order or remove the item from it.`,
  );
};

/** Throws INVALID_REQUEST 409 if the item was sold in a completed order. */
export async function requireUnsold(
  em: EntityManager,
  { reservations }: Pick<StockType, 'reservations'>,
  id: number,
  path: string,
): Promise<void> {
  const sold = (await soldAmong(em, reservations, [id])).get(id);
  if (sold !== undefined) throw soldInOrderError(sold, path);
}

/** Properties that cannot change after a sale. An error reports the first changed property in this order. */
const settledBySale = ['status', 'isActive', 'holdUserId', 'holdUntil'] as const;

const saleValuesOf = (item: StockRecord): readonly unknown[] =>
  settledBySale.map((name) => Reflect.get(item, name) ?? null);

/**
 * Changes locked items in memory. Returns an error for each changed item that was sold in a completed order. Setting
 * a property to its current value does not count as a change.
 */
export async function changeUnlessSold(
  em: EntityManager,
  { reservations }: Pick<StockType, 'reservations'>,
  items: readonly StockRecord[],
  change: () => Promise<void>,
  pathOf: (name: string) => string = (name) => name,
): Promise<ReadonlyMap<StockRecord, AppError>> {
  const before = items.map(saleValuesOf);
  await change();
  const changedNames = new Map<StockRecord, string>();
  for (const [index, item] of items.entries()) {
    const is = saleValuesOf(item);
    const name = settledBySale.find((_, at) => is[at] !== before[index]?.[at]);
    // A new item has no ID yet, so no order can contain it.
    if (name !== undefined && item.id !== undefined) changedNames.set(item, name);
  }
  const sold = await soldAmong(
    em,
    reservations,
    [...changedNames.keys()].map(({ id }) => id),
  );
  return new Map(
    [...changedNames].flatMap(([item, name]): [StockRecord, AppError][] => {
      const orderId = sold.get(item.id);
      return orderId === undefined ? [] : [[item, soldInOrderError(orderId, pathOf(name))]];
    }),
  );
}
