import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type AppError, notForSale } from '../../../kernel/errors/errors.ts';
import { asJson } from '../../../platform/database/statements/statements.ts';
import {
  type AllocatedAmount,
  type AllocatedStock,
  allocating,
  allocationColumns,
  type ReservableStock,
  type Reservation,
  StockAllocation,
  type StockUnit,
} from '../../reservations/index.ts';
import { diamondStock } from '../../stock-types/diamonds/index.ts';
import { jewelleryStock } from '../../stock-types/jewellery/index.ts';
import { meleeStock } from '../../stock-types/melee/index.ts';
import { queryIn } from '../database.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { keyOf, unavailabilityText, type WantedRow, wantedOf } from '../kinds/offer.ts';

/** Stock types, in the order in which their rows are locked. The order never varies, to avoid deadlocks. */
const stocks: readonly ReservableStock[] = [diamondStock, meleeStock, jewelleryStock];

/** Row of a cart or an order, with its item. */
export interface ItemRow extends WantedRow {
  readonly id: number;
  readonly description: string;
  /** Path of the row in the request, for use in errors. Default: `lines.<id>`. */
  readonly path?: string;
}

/** Row with the stock that it needs, locked until the transaction ends. */
export interface LockedItem<R extends ItemRow> {
  readonly row: R;
  /** Stock to reserve. Null if the item is made to order, undefined if it is deleted. */
  readonly reservation: Reservation | null | undefined;
  /** Locked stock item. Undefined if no stock is reserved. */
  readonly unit: StockUnit | undefined;
}

/** Locks the stock that would be reserved if the buyer ordered the rows. */
export async function lockReservations<R extends ItemRow>(
  em: EntityManager,
  rows: readonly R[],
  buyerId: number,
): Promise<LockedItem<R>[]> {
  const reservations = new Map<R, Reservation | null>();
  for (const kind of itemKinds) {
    const kindRows = wantedOf(rows, kind.itemType);
    if (kindRows.length === 0) continue;
    const kindReservations = await kind.reservations(em, kindRows);
    for (const item of kindRows) {
      const reservation = kindReservations.get(item);
      if (reservation !== undefined) reservations.set(item.row, reservation);
    }
  }
  const reserved = [...reservations.values()].filter((reservation) => reservation !== null);
  const units = await lockUnits(em, reserved, { inParts: new Set(), buyerId });
  return rows.map((row) => {
    const reservation = reservations.get(row);
    return { row, reservation, unit: reservation ? units.get(keyOf(reservation)) : undefined };
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

/**
 * Returns true if the stock can be reserved for the buyer. Does not check reservations by orders, because the offer
 * already includes them.
 */
export function isReservable({ reservation, unit }: LockedItem<ItemRow>): boolean {
  if (!reservation) return reservation === null;
  return unit?.isForSale(reservation) ?? false;
}

/** Creates an ITEM_NOT_FOUND 409 error with one detail per row: its path and the reason. */
export const unavailableError = <R extends ItemRow>(
  rows: readonly R[],
  reasonOf: (row: R) => string = () => unavailabilityText(undefined),
): AppError =>
  notForSale(
    rows.map((row) => {
      const { id, description, path = `lines.${id}` } = row;
      return { path, message: `${description} ${reasonOf(row)}` };
    }),
  );

export interface TakenStock<R extends ItemRow> extends AllocatedAmount {
  readonly row: R;
  readonly itemType: AllocatedStock;
  readonly itemId: number;
  readonly isWhole: boolean;
}

/**
 * Assigns the locked stock of rows to the buyer of an order. The change is written by the next flush, after the
 * allocations are inserted. Throws ITEM_NOT_FOUND 409 naming the rows whose stock is not available or that request
 * the same item twice.
 */
export function claimStock<R extends ItemRow>(items: readonly LockedItem<R>[], buyerId: number): TakenStock<R>[] {
  const unavailable: R[] = [];
  const claimedWhole = new Set<string>();
  const claimed: TakenStock<R>[] = [];
  for (const locked of items) {
    const { row, reservation, unit } = locked;
    if (!isReservable(locked) || (unit?.isWhole && claimedWhole.has(keyOf(unit)))) {
      unavailable.push(row);
      continue;
    }
    if (!reservation || !unit) continue;
    claimedWhole.add(keyOf(unit));
    const { itemType, itemId, isWhole } = unit;
    claimed.push({ row, itemType, itemId, isWhole, ...unit.reserve(buyerId, reservation) });
  }
  if (unavailable.length > 0) throw unavailableError(unavailable);
  return claimed;
}

/**
 * Reserves the stock of rows for the buyer of an order. `lineIds` contains the IDs of the order lines for the rows.
 * Throws ITEM_NOT_FOUND 409 naming the rows whose stock is not available or that request the same item twice.
 */
export async function reserveStock<R extends ItemRow>(
  em: EntityManager,
  items: readonly LockedItem<R>[],
  { lineIds, buyerId }: { lineIds: ReadonlyMap<R, number>; buyerId: number },
): Promise<void> {
  const claimed = claimStock(items, buyerId).map((claim) => ({ ...claim, lineId: lineIds.get(claim.row) }));
  if (claimed.length === 0) return;
  const lines = claimed.map(({ row: _row, ...line }) => line);
  const { rows } = await allocating(sql`jsonb_to_recordset(${asJson(lines)}) as t (${allocationColumns})`).execute(
    queryIn(em),
  );
  const allocated = new Set(rows.map(({ lineId }) => lineId));
  const unavailable = claimed.filter(({ lineId }) => lineId === undefined || !allocated.has(lineId));
  if (unavailable.length > 0) throw unavailableError(unavailable.map(({ row }) => row));
}

/** Stock allocated to an order line. */
interface AllocatedLine<L> {
  readonly line: L;
  readonly allocation: StockAllocation;
  /** Undefined if the stock item is deleted. */
  readonly unit: StockUnit | undefined;
}

interface OrderedLine extends ItemRow {
  readonly totalPrice: string;
}

/** Locks the stock allocated to order lines. Lines without an allocation are omitted. */
async function lockAllocated<L extends OrderedLine>(
  em: EntityManager,
  lines: readonly L[],
): Promise<AllocatedLine<L>[]> {
  const allocations = await em.find(StockAllocation, { orderLineId: { $in: lines.map(({ id }) => id) } });
  const inParts = new Set(allocations.filter(({ isWhole }) => !isWhole).map(keyOf));
  // Availability is not checked here. It is checked when the stock is reserved again.
  const units = await lockUnits(em, allocations, { inParts, buyerId: null });
  const byLine = new Map(allocations.map((allocation) => [allocation.orderLineId, allocation]));
  return lines.flatMap((line) => {
    const allocation = byLine.get(line.id);
    return allocation ? [{ line, allocation, unit: units.get(keyOf(allocation)) }] : [];
  });
}

/** Marks the allocated stock of order lines as sold, which removes it from the stock lists. */
export async function sellStock(
  em: EntityManager,
  lines: readonly OrderedLine[],
  buyerId: number | null,
): Promise<void> {
  for (const { line, allocation, unit } of await lockAllocated(em, lines)) {
    const { stones, carats } = unit?.sell(allocation, { price: line.totalPrice, buyerId }) ?? allocation;
    Object.assign(allocation, { stones, carats, isSold: true });
  }
}

/**
 * Makes the allocated stock of order lines available again. Stock that another order has since reserved is unchanged.
 */
export async function releaseStock(
  em: EntityManager,
  lines: readonly OrderedLine[],
  buyerId: number | null,
): Promise<void> {
  for (const { allocation, unit } of await lockAllocated(em, lines)) {
    if (allocation.isSold) unit?.takeBack(allocation, buyerId);
    else unit?.release(allocation, buyerId);
    em.remove(allocation);
  }
}

/**
 * Changes the sold stock of order lines back to reserved. Throws ITEM_NOT_FOUND 409 naming the lines whose stock is
 * no longer available.
 */
export async function reopenStock(em: EntityManager, lines: readonly OrderedLine[], buyerId: number): Promise<void> {
  const allocated = await lockAllocated(em, lines);
  const reopened = new Set<OrderedLine>();
  for (const { line, allocation, unit } of allocated) {
    const amount = await unit?.reopen(allocation, buyerId);
    if (!amount) continue;
    const { stones, carats } = amount;
    Object.assign(allocation, { stones, carats, isSold: false });
    reopened.add(line);
  }
  const unavailable = await linesWithoutStock(em, lines, reopened, buyerId);
  if (unavailable.length > 0) throw unavailableError(unavailable);
}

/** Returns the lines that need stock but have none reserved. */
async function linesWithoutStock(
  em: EntityManager,
  lines: readonly OrderedLine[],
  reopened: ReadonlySet<OrderedLine>,
  buyerId: number,
): Promise<OrderedLine[]> {
  const remaining = lines.filter((line) => !reopened.has(line));
  const items = await lockReservations(em, remaining, buyerId);
  return items.filter(({ reservation }) => reservation !== null).map(({ row }) => row);
}
