import type { EntityManager } from '@mikro-orm/postgresql';
import { difference, sumOf } from '../../../kernel/values/money.ts';
import {
  type AllocatedAmount,
  AllocatedStock,
  type ReservableStock,
  StockAllocation,
  type StockUnit,
} from '../../reservations/index.ts';
import { StockStatus } from '../../stock/fields/index.ts';
import type { Diamond } from './diamond.entity.ts';
import { type ParcelPart, weightOf } from './parcel.ts';
import { forSaleTo, lockDiamonds } from './writing/lock-diamonds.ts';

const stonesOf = ({ stones }: Pick<AllocatedAmount, 'stones'>): number => stones ?? 1;

interface LockedDiamond {
  readonly diamond: Diamond;
  /** Whether the buyer that the diamond was locked for may order it. */
  readonly isForSale: boolean;
  /** Returns whether a buyer may order the diamond, based on its current state in memory. */
  isForSaleNow(buyerId: number): Promise<boolean>;
}

/**
 * Functions that place and end holds on single stones and whole parcels. Such holds are stored in the diamond's
 * status.
 */
const holding = (diamond: Diamond): Required<Pick<StockUnit, 'hold' | 'endHold'>> => ({
  hold: (userId, until) => diamond.holdFor(userId, until),
  endHold: () => diamond.changeStatus(StockStatus.AVAILABLE),
});

/** Returns the stock unit for a single stone, which is sold as a whole. */
const singleStone = ({ diamond, isForSale, isForSaleNow }: LockedDiamond): StockUnit => {
  const release = (buyerId: number | null): void => {
    const isReservedByOrder = diamond.status === StockStatus.HOLD && (diamond.holdUserId ?? buyerId) === buyerId;
    if (isReservedByOrder) diamond.release();
    diamond.touch();
  };
  return {
    itemType: AllocatedStock.DIAMONDS,
    itemId: diamond.id,
    isWhole: true,
    ...holding(diamond),
    // A parcel may have been reduced to one stone since the buyer requested several stones.
    isForSale: (reservation) => isForSale && stonesOf(reservation) === 1,
    reserve(userId) {
      diamond.holdFor(userId, null);
      return { stones: null, carats: null };
    },
    release: (_taken, buyerId) => release(buyerId),
    sell(allocated, { buyerId }) {
      diamond.sell(buyerId);
      return allocated;
    },
    async reopen(allocated, buyerId) {
      diamond.isActive = true;
      if (!(await isForSaleNow(buyerId))) return null;
      diamond.holdFor(buyerId, null);
      return allocated;
    },
    takeBack: (_taken, buyerId) => release(buyerId),
  };
};

/**
 * Returns the stock unit for a parcel, which is sold by number of stones. Stones in open orders remain in the parcel
 * and are counted as promised. Sold stones are removed from the parcel, with their share of the weight.
 */
const parcel = (
  { diamond, isForSale, isForSaleNow }: LockedDiamond,
  lastSale: StockAllocation | undefined,
): StockUnit => {
  const partOf = (allocated: AllocatedAmount): ParcelPart => ({
    stones: stonesOf(allocated),
    carats: allocated.carats ?? diamond.carats,
  });
  const reserve = (part: ParcelPart): AllocatedAmount => {
    diamond.promise(part);
    return part;
  };
  /**
   * Returns sold stones to the parcel. They become available again unless another change has set the parcel's status
   * since the sale.
   */
  const putBack = (allocated: AllocatedAmount): void => {
    const { stones, carats } = partOf(allocated);
    if (allocated.carats === null) {
      diamond.isActive = true;
      if (diamond.status === StockStatus.HOLD) diamond.changeStatus(StockStatus.AVAILABLE);
    } else if (lastSale && !diamond.isActive) {
      // The parcel still counts the stones of its last sale. It is reset to the returned stones.
      lastSale.carats = diamond.carats;
      diamond.parcelStones = stones;
      diamond.carats = carats;
      diamond.release();
    } else {
      diamond.parcelStones += stones;
      diamond.carats = sumOf([diamond.carats, carats]);
    }
  };
  return {
    itemType: AllocatedStock.DIAMONDS,
    itemId: diamond.id,
    isWhole: false,
    ...holding(diamond),
    isForSale: (reservation) => isForSale && stonesOf(reservation) <= diamond.rest.stones,
    reserve: (_userId, reservation) =>
      reserve({ stones: stonesOf(reservation), carats: weightOf(stonesOf(reservation), diamond.rest) }),
    release: (allocated) => diamond.takeBackPromise(partOf(allocated)),
    sell(allocated, { buyerId }) {
      const part = partOf(allocated);
      diamond.takeBackPromise(part);
      if (part.stones >= diamond.parcelStones) {
        diamond.sell(buyerId);
        return { stones: part.stones, carats: null };
      }
      diamond.parcelStones -= part.stones;
      diamond.carats = difference(diamond.carats, part.carats);
      return part;
    },
    async reopen(allocated, buyerId) {
      const part = partOf(allocated);
      putBack(allocated);
      return (await isForSaleNow(buyerId)) ? reserve(part) : null;
    },
    takeBack: putBack,
  };
};

/**
 * Returns the sales of the last stones of parcels, by parcel ID. Such parcels still count the sold stones, although
 * none of them is for sale.
 */
async function lastSales(em: EntityManager, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, StockAllocation>> {
  if (ids.size === 0) return new Map();
  const sales = await em.find(StockAllocation, {
    itemType: AllocatedStock.DIAMONDS,
    itemId: { $in: [...ids] },
    isWhole: false,
    isSold: true,
    carats: null,
  });
  return new Map(sales.map((sale) => [sale.itemId, sale]));
}

/** Stock that orders can reserve: single stones, and stones of parcels. */
export const diamondStock: ReservableStock = {
  itemType: AllocatedStock.DIAMONDS,
  async lock(em, ids, { inParts, buyerId }) {
    const stones = await lockDiamonds(em, ids, buyerId);
    const sales = await lastSales(em, inParts);
    // If orders contain only some of a diamond's stones, it is treated as a parcel, even if only one stone remains.
    return stones.map(({ diamond, isForSale }) => {
      const isForSaleNow = async (userId: number) => (await forSaleTo(em, [diamond], userId)).has(diamond);
      const locked = { diamond, isForSale, isForSaleNow };
      return diamond.parcelStones > 1 || diamond.promisedStones > 0 || inParts.has(diamond.id)
        ? parcel(locked, sales.get(diamond.id))
        : singleStone(locked);
    });
  },
};
