import type { EntityManager } from '@mikro-orm/postgresql';
import { type AppError, notForSale } from '../../../kernel/errors/errors.ts';
import { type AllocatedStock, StockAllocation } from '../../reservations/index.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { goneReason, keyOf, type WantedRow, wantedOf } from '../kinds/offer.ts';
import { diamondStock } from './diamond-stock.ts';
import { jewelleryStock } from './jewellery-stock.ts';
import { meleeStock } from './melee-stock.ts';
import type { ReservableStock, Reservation, StockUnit } from './reservation.ts';

/** In the order in which stock is always locked, so that nobody waits in a ring. */
const stocks: readonly ReservableStock[] = [diamondStock, meleeStock, jewelleryStock];

/** A row that means an item: of a cart or of an order. */
export interface ItemRow extends WantedRow {
  readonly id: number;
  readonly description: string;
  /** Where the request names it; by default `lines.<id>`. */
  readonly path?: string;
}

/** What an order of a row would keep of the stock, locked until the transaction ends. */
export interface LockedItem<R extends ItemRow> {
  readonly row: R;
  /** Null: made to order, nothing is kept. Undefined: the item is deleted. */
  readonly reservation: Reservation | null | undefined;
  /** The stock item that it is of. */
  readonly unit: StockUnit | undefined;
  /** The order line that has the whole of it. */
  readonly holder: StockAllocation | undefined;
}

/** Locks what an order of some rows would keep of the stock for its buyer. */
export async function lockReservations<R extends ItemRow>(
  em: EntityManager,
  rows: readonly R[],
  buyerId: number,
): Promise<LockedItem<R>[]> {
  const reservations = new Map<R, Reservation | null>();
  for (const kind of itemKinds) {
    const ofKind = wantedOf(rows, kind.itemType);
    if (ofKind.length === 0) continue;
    const found = await kind.reservations(em, ofKind);
    for (const one of ofKind) {
      const reservation = found.get(one);
      if (reservation !== undefined) reservations.set(one.row, reservation);
    }
  }
  const wanted = [...reservations.values()].filter((reservation) => reservation !== null);
  const units = await lockUnits(em, wanted, { inParts: new Set(), buyerId });
  const holders = await wholeAllocations(em, wanted);
  return rows.map((row) => {
    const reservation = reservations.get(row);
    const key = reservation ? keyOf(reservation) : '';
    return { row, reservation, unit: units.get(key), holder: holders.get(key) };
  });
}

async function lockUnits(
  em: EntityManager,
  items: readonly { itemType: AllocatedStock; itemId: number }[],
  { inParts, buyerId }: { inParts: ReadonlySet<string>; buyerId: number | null },
): Promise<Map<string, StockUnit>> {
  const units = new Map<string, StockUnit>();
  for (const { itemType, lock } of stocks) {
    const ids = [...new Set(items.filter((item) => item.itemType === itemType).map(({ itemId }) => itemId))];
    if (ids.length === 0) continue;
    const parts = new Set(ids.filter((itemId) => inParts.has(keyOf({ itemType, itemId }))));
    for (const unit of await lock(em, ids, { inParts: parts, buyerId })) units.set(keyOf(unit), unit);
  }
  return units;
}

async function wholeAllocations(
  em: EntityManager,
  items: readonly { itemType: AllocatedStock; itemId: number }[],
): Promise<Map<string, StockAllocation>> {
  if (items.length === 0) return new Map();
  const found = await em.find(StockAllocation, {
    isWhole: true,
    $or: stocks.map(({ itemType }) => ({
      itemType,
      itemId: { $in: items.filter((item) => item.itemType === itemType).map(({ itemId }) => itemId) },
    })),
  });
  return new Map(found.map((allocation) => [keyOf(allocation), allocation]));
}

/** Whether the buyer may order the item now. What was sold and has come back on sale may be sold again. */
export function isFree({ reservation, unit, holder }: LockedItem<ItemRow>): boolean {
  if (!reservation) return reservation === null;
  return (unit?.isForSale(reservation) ?? false) && (holder === undefined || holder.isSold);
}

/** ITEM_NOT_FOUND as a conflict, naming rows by their path, and saying why of each. */
export const goneError = <R extends ItemRow>(
  rows: readonly R[],
  whyOf: (row: R) => string = () => goneReason(undefined),
): AppError =>
  notForSale(
    rows.map((row) => {
      const { id, description, path = `lines.${id}` } = row;
      return { path, message: `${description} ${whyOf(row)}` };
    }),
  );

/**
 * Reserves the stock of rows for the buyer of an order. `lineIds` are the order lines that get it. Throws ITEM_NOT_FOUND
 * 409 naming the rows whose stock is not free, or not free twice.
 */
export async function reserveStock<R extends ItemRow>(
  em: EntityManager,
  items: readonly LockedItem<R>[],
  { lineIds, buyerId }: { lineIds: ReadonlyMap<R, number>; buyerId: number },
): Promise<void> {
  const gone: R[] = [];
  const taken = new Set<string>();
  const allocations: StockAllocation[] = [];
  for (const locked of items) {
    const { row, reservation, unit, holder } = locked;
    const orderLineId = lineIds.get(row);
    if (!isFree(locked) || orderLineId === undefined || (unit?.isWhole && taken.has(keyOf(unit)))) {
      gone.push(row);
      continue;
    }
    if (!reservation || !unit) continue;
    taken.add(keyOf(unit));
    // Bought back and sold again: the first order has it no longer.
    if (holder && unit.isWhole) await em.nativeDelete(StockAllocation, { orderLineId: holder.orderLineId });
    const { itemType, itemId, isWhole } = unit;
    const { stones, carats } = unit.reserve(buyerId, reservation);
    allocations.push(em.create(StockAllocation, { orderLineId, itemType, itemId, isWhole, stones, carats }));
  }
  if (gone.length > 0) throw goneError(gone);
  em.persist(allocations);
}

/** Stock that order lines have. */
interface Held<L> {
  readonly line: L;
  readonly allocation: StockAllocation;
  /** Undefined: the stock was deleted. */
  readonly unit: StockUnit | undefined;
}

interface OrderedLine extends ItemRow {
  readonly totalPrice: string;
}

/** Locks what order lines have. Lines that have nothing, or no longer, are left out. */
async function lockHeld<L extends OrderedLine>(em: EntityManager, lines: readonly L[]): Promise<Held<L>[]> {
  const allocations = await em.find(StockAllocation, { orderLineId: { $in: lines.map(({ id }) => id) } });
  const inParts = new Set(allocations.filter(({ isWhole }) => !isWhole).map(keyOf));
  // Whether it is for sale is asked where it is reserved again.
  const units = await lockUnits(em, allocations, { inParts, buyerId: null });
  const byLine = new Map(allocations.map((allocation) => [allocation.orderLineId, allocation]));
  return lines.flatMap((line) => {
    const allocation = byLine.get(line.id);
    return allocation ? [{ line, allocation, unit: units.get(keyOf(allocation)) }] : [];
  });
}

/** Sells what the order lines have reserved: it leaves the lists for good. */
export async function sellStock(
  em: EntityManager,
  lines: readonly OrderedLine[],
  buyerId: number | null,
): Promise<void> {
  for (const { line, allocation, unit } of await lockHeld(em, lines)) {
    const { stones, carats } = unit?.sell(allocation, { price: line.totalPrice, buyerId }) ?? allocation;
    Object.assign(allocation, { stones, carats, isSold: true });
  }
}

/** Puts back on sale what the order lines have; what another order has got meanwhile stays there. */
export async function releaseStock(
  em: EntityManager,
  lines: readonly OrderedLine[],
  buyerId: number | null,
): Promise<void> {
  for (const { allocation, unit } of await lockHeld(em, lines)) {
    if (allocation.isSold) unit?.takeBack(allocation, buyerId);
    else unit?.release(allocation, buyerId);
    em.remove(allocation);
  }
}

/** Makes what was sold reserved again. Throws ITEM_NOT_FOUND 409 naming the lines whose stock somebody else has. */
export async function reopenStock(em: EntityManager, lines: readonly OrderedLine[], buyerId: number): Promise<void> {
  const held = await lockHeld(em, lines);
  const holders = await wholeAllocations(
    em,
    held.map(({ allocation }) => allocation),
  );
  const kept = new Set<OrderedLine>();
  for (const { line, allocation, unit } of held) {
    const holder = holders.get(keyOf(allocation));
    const isElsewhere = holder !== undefined && holder.orderLineId !== line.id && !holder.isSold;
    const taken = isElsewhere ? null : await unit?.reopen(allocation, buyerId);
    if (!taken) continue;
    const { stones, carats } = taken;
    Object.assign(allocation, { stones, carats, isSold: false });
    kept.add(line);
  }
  const lost = await linesWithoutStock(em, lines, kept, buyerId);
  if (lost.length > 0) throw goneError(lost);
}

/** Lines that keep something of the stock, and have not got it. */
async function linesWithoutStock(
  em: EntityManager,
  lines: readonly OrderedLine[],
  kept: ReadonlySet<OrderedLine>,
  buyerId: number,
): Promise<OrderedLine[]> {
  const others = lines.filter((line) => !kept.has(line));
  const items = await lockReservations(em, others, buyerId);
  return items.filter(({ reservation }) => reservation !== null).map(({ row }) => row);
}
