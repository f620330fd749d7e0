import type { EntityManager } from '@mikro-orm/postgresql';
import { type AppError, notForSale } from '../../kernel/errors/errors.ts';
import { type AllocatedStock, StockAllocation } from '../reservations/index.ts';
import type { Claim, ClaimableStock, StockUnit } from './claim.ts';
import { diamondStock } from './diamond.claims.ts';
import { keyOf } from './item-type.ts';
import { jewelleryStock } from './jewellery.claims.ts';
import { meleeStock } from './melee.claims.ts';
import { type WantedRow, wantedOf } from './sellable.ts';
import { sellables } from './sellables.ts';

/** In the order in which stock is always locked, so that nobody waits in a ring. */
const stocks: readonly ClaimableStock[] = [diamondStock, meleeStock, jewelleryStock];

/** A row that stands for a thing: of a cart or of an order. */
export interface ItemRow extends WantedRow {
  readonly id: number;
  readonly description: string;
  /** Where the request names it; by default `lines.<id>`. */
  readonly path?: string;
}

/** What a row would take out of stock, locked until the transaction ends. */
export interface LockedClaim<R extends ItemRow> {
  readonly row: R;
  /** Null: made to order, nothing is taken. Undefined: the thing is deleted. */
  readonly claim: Claim | null | undefined;
  /** The stock of the claim. */
  readonly unit: StockUnit | undefined;
  /** The order line that has the whole of it. */
  readonly holder: StockAllocation | undefined;
}

/** Locks what some rows would take out of stock for a buyer. */
export async function lockClaims<R extends ItemRow>(
  em: EntityManager,
  rows: readonly R[],
  buyerId: number,
): Promise<LockedClaim<R>[]> {
  const claims = new Map<R, Claim | null>();
  for (const { itemType, claims: claimsOf } of sellables) {
    const ofType = wantedOf(rows, itemType);
    if (ofType.length === 0) continue;
    const found = await claimsOf(em, ofType);
    for (const one of ofType) {
      const claim = found.get(one);
      if (claim !== undefined) claims.set(one.row, claim);
    }
  }
  const wanted = [...claims.values()].filter((claim) => claim !== null);
  const units = await lockUnits(em, wanted, { inParts: new Set(), buyerId });
  const holders = await wholeAllocations(em, wanted);
  return rows.map((row) => {
    const claim = claims.get(row);
    const key = claim ? keyOf(claim) : '';
    return { row, claim, unit: units.get(key), holder: holders.get(key) };
  });
}

async function lockUnits(
  em: EntityManager,
  things: readonly { itemType: AllocatedStock; itemId: number }[],
  { inParts, buyerId }: { inParts: ReadonlySet<string>; buyerId: number | null },
): Promise<Map<string, StockUnit>> {
  const units = new Map<string, StockUnit>();
  for (const { itemType, lock } of stocks) {
    const ids = [...new Set(things.filter((thing) => thing.itemType === itemType).map(({ itemId }) => itemId))];
    if (ids.length === 0) continue;
    const parts = new Set(ids.filter((itemId) => inParts.has(keyOf({ itemType, itemId }))));
    for (const unit of await lock(em, ids, { inParts: parts, buyerId })) units.set(keyOf(unit), unit);
  }
  return units;
}

async function wholeAllocations(
  em: EntityManager,
  things: readonly { itemType: AllocatedStock; itemId: number }[],
): Promise<Map<string, StockAllocation>> {
  if (things.length === 0) return new Map();
  const found = await em.find(StockAllocation, {
    isWhole: true,
    $or: stocks.map(({ itemType }) => ({
      itemType,
      itemId: { $in: things.filter((thing) => thing.itemType === itemType).map(({ itemId }) => itemId) },
    })),
  });
  return new Map(found.map((allocation) => [keyOf(allocation), allocation]));
}

/** Whether the buyer may order the thing now. What was sold and has come back on sale may be sold again. */
export function isFree({ claim, unit, holder }: LockedClaim<ItemRow>): boolean {
  if (!claim) return claim === null;
  return (unit?.isForSale(claim) ?? false) && (holder === undefined || holder.isSold);
}

/** ITEM_NOT_FOUND as a conflict, naming rows by their path. */
export const goneError = (rows: readonly ItemRow[], what = 'is no longer for sale'): AppError =>
  notForSale(rows.map(({ id, description, path = `lines.${id}` }) => ({ path, message: `${description} ${what}` })));

/**
 * Reserves what rows claim for the buyer of an order. `lineIds` are the order lines that get it. Throws ITEM_NOT_FOUND
 * 409 naming the rows whose stock is not free, or not free twice.
 */
export async function reserveStock<R extends ItemRow>(
  em: EntityManager,
  claimed: readonly LockedClaim<R>[],
  { lineIds, buyerId }: { lineIds: ReadonlyMap<R, number>; buyerId: number },
): Promise<void> {
  const gone: R[] = [];
  const taken = new Set<string>();
  const allocations: StockAllocation[] = [];
  for (const locked of claimed) {
    const { row, claim, unit, holder } = locked;
    const orderLineId = lineIds.get(row);
    if (!isFree(locked) || orderLineId === undefined || (unit?.isWhole && taken.has(keyOf(unit)))) {
      gone.push(row);
      continue;
    }
    if (!claim || !unit) continue;
    taken.add(keyOf(unit));
    // Bought back and sold again: the first order has it no longer.
    if (holder && unit.isWhole) await em.nativeDelete(StockAllocation, { orderLineId: holder.orderLineId });
    const { itemType, itemId, isWhole } = unit;
    const { stones, carats } = unit.reserve(buyerId, claim);
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

/** Makes sold things reserved ones again. Throws ITEM_NOT_FOUND 409 naming the lines whose stock somebody else has. */
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

/** Lines that take something out of stock, and have not got it. */
async function linesWithoutStock(
  em: EntityManager,
  lines: readonly OrderedLine[],
  kept: ReadonlySet<OrderedLine>,
  buyerId: number,
): Promise<OrderedLine[]> {
  const others = lines.filter((line) => !kept.has(line));
  const claims = await lockClaims(em, others, buyerId);
  return claims.filter(({ claim }) => claim !== null).map(({ row }) => row);
}
