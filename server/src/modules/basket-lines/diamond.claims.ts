import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { difference, share, sumOf } from '../../kernel/money.ts';
import { type Diamond, lockDiamonds, StockStatus } from '../catalogue/index.ts';
import type { ClaimableStock, StockUnit, Taken } from './claim.ts';
import { ItemType } from './item-type.ts';
import { StockAllocation } from './stock-allocation.entity.ts';

const stonesOf = ({ stones }: Pick<Taken, 'stones'>): number => stones ?? 1;

/** A single stone is sold as a whole. */
const singleStone = (diamond: Diamond): StockUnit => {
  const release = (buyerId: number | null): void => {
    const isStillOurs = diamond.status === StockStatus.HOLD && (diamond.holdUserId ?? buyerId) === buyerId;
    if (isStillOurs) diamond.release();
  };
  return {
    itemType: ItemType.DIAMOND,
    itemId: diamond.id,
    isWhole: true,
    // A parcel may have shrunk to one stone since several of it were asked for.
    isForSaleTo: (userId, claim, now) => stonesOf(claim) === 1 && diamond.isForSaleTo(userId, now),
    reserve(userId) {
      diamond.holdFor(userId, null);
      return { stones: null, carats: null };
    },
    release: (_taken, buyerId) => release(buyerId),
    sell(taken, { buyerId }) {
      diamond.sell(buyerId);
      return taken;
    },
    reopen(_taken, buyerId, now) {
      diamond.isActive = true;
      if (!diamond.isForSaleTo(buyerId, now)) return false;
      diamond.holdFor(buyerId, null);
      return true;
    },
    takeBack: (_taken, buyerId) => release(buyerId),
  };
};

/**
 * Stones of a parcel are sold by number. Those of open orders are still part of the parcel, but not for sale; when all of
 * them are, it is on Hold. Sold ones leave it with their share of the weight.
 */
const parcel = (diamond: Diamond, alreadyReserved: number, lastSale: StockAllocation | undefined): StockUnit => {
  let reserved = alreadyReserved;
  const reserve = (userId: number, stones: number): void => {
    reserved += stones;
    if (reserved >= diamond.parcelStones) diamond.holdFor(userId, null);
  };
  const free = (stones: number): void => {
    const wasFull = reserved >= diamond.parcelStones;
    reserved -= stones;
    if (wasFull && diamond.status === StockStatus.HOLD) diamond.changeStatus(StockStatus.AVAILABLE);
  };
  /** Sold stones are part of the parcel again, and for sale as far as nobody has made something else of it. */
  const putBack = (taken: Taken): void => {
    const wasFull = reserved > 0 && reserved >= diamond.parcelStones;
    if (taken.carats === null) diamond.isActive = true;
    else if (lastSale && !diamond.isActive) {
      // The parcel still counts the stones that were sold last: from now on it is what comes back alone.
      lastSale.carats = diamond.carats;
      diamond.parcelStones = stonesOf(taken);
      diamond.carats = taken.carats;
      diamond.release();
    } else {
      diamond.parcelStones += stonesOf(taken);
      diamond.carats = sumOf([diamond.carats, taken.carats]);
    }
    const isSoldOut = taken.carats === null && diamond.status === StockStatus.HOLD;
    if ((wasFull && diamond.status === StockStatus.HOLD) || isSoldOut) diamond.changeStatus(StockStatus.AVAILABLE);
  };
  return {
    itemType: ItemType.DIAMOND,
    itemId: diamond.id,
    isWhole: false,
    isForSaleTo: (userId, claim, now) =>
      diamond.isForSaleTo(userId, now) && reserved + stonesOf(claim) <= diamond.parcelStones,
    reserve(userId, claim) {
      reserve(userId, stonesOf(claim));
      return { stones: stonesOf(claim), carats: null };
    },
    release: (taken) => free(stonesOf(taken)),
    sell(taken, { buyerId }) {
      const stones = stonesOf(taken);
      reserved -= stones;
      if (stones >= diamond.parcelStones) {
        diamond.sell(buyerId);
        return { stones, carats: null };
      }
      const carats = share(diamond.carats, stones, diamond.parcelStones);
      diamond.parcelStones -= stones;
      diamond.carats = difference(diamond.carats, carats);
      return { stones, carats };
    },
    reopen(taken, buyerId, now) {
      putBack(taken);
      if (!diamond.isForSaleTo(buyerId, now)) return false;
      reserve(buyerId, stonesOf(taken));
      return true;
    },
    takeBack: putBack,
  };
};

/** Who bought the last stones of parcels: these are still counted, though none is left for sale. */
async function lastSales(em: EntityManager, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, StockAllocation>> {
  if (ids.size === 0) return new Map();
  const sales = await em.find(StockAllocation, {
    itemType: ItemType.DIAMOND,
    itemId: { $in: [...ids] },
    isWhole: false,
    isSold: true,
    carats: null,
  });
  return new Map(sales.map((sale) => [sale.itemId, sale]));
}

/** How many stones of parcels open orders have. */
async function reservedStones(em: EntityManager, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; stones: number }>`
    select item_id as id, sum(stones)::int as stones from stock_allocation
    where item_type = ${sql.lit(ItemType.DIAMOND)} and item_id = any(${ids}) and not is_whole and not is_sold
    group by item_id`.execute(em.getKysely());
  return new Map(rows.map(({ id, stones }) => [id, stones]));
}

/** Stones, and stones of parcels. */
export const diamondStock: ClaimableStock = {
  itemType: ItemType.DIAMOND,
  async lock(em, ids, inParts) {
    const diamonds = await lockDiamonds(em, ids);
    const reserved = await reservedStones(em, ids);
    const sales = await lastSales(em, inParts);
    // The last stone of a parcel stays one of several for those orders that have it.
    return diamonds.map((diamond) =>
      diamond.parcelStones > 1 || reserved.has(diamond.id) || inParts.has(diamond.id)
        ? parcel(diamond, reserved.get(diamond.id) ?? 0, sales.get(diamond.id))
        : singleStone(diamond),
    );
  },
};
