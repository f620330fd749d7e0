import { LockMode } from '@mikro-orm/postgresql';
import { difference, sumOf } from '../../../kernel/values/money.ts';
import { AllocatedStock, type ReservableStock, type StockUnit } from '../../reservations/index.ts';
import { MeleeLot } from './melee.entity.ts';

/** Returns the stock unit for a lot, which is sold by weight. An order deducts its carats immediately. */
const lotUnit = (lot: MeleeLot): StockUnit => {
  const giveBack = (carats: string | null): void => {
    lot.carats = sumOf([lot.carats, carats ?? 0]);
  };
  /** Records carats in open orders, for administrators. They have already been deducted from the lot. */
  const promise = (carats: string | null): void => {
    lot.promisedCarats = sumOf([lot.promisedCarats, carats ?? 0]);
  };
  const takeBackPromise = (carats: string | null): void => {
    lot.promisedCarats = difference(lot.promisedCarats, carats ?? 0);
  };
  return {
    itemType: AllocatedStock.MELEE,
    itemId: lot.id,
    isWhole: false,
    isForSale: ({ carats }) => lot.isActive && carats !== null && Number(difference(lot.carats, carats)) >= 0,
    reserve(_userId, { stones, carats }) {
      lot.carats = difference(lot.carats, carats ?? 0);
      promise(carats);
      return { stones, carats };
    },
    release({ carats }) {
      takeBackPromise(carats);
      giveBack(carats);
    },
    sell(allocated) {
      takeBackPromise(allocated.carats);
      return allocated;
    },
    // The carats of a completed order are still deducted from the lot, so they only have to be counted as promised
    // again.
    reopen(allocated) {
      promise(allocated.carats);
      return allocated;
    },
    takeBack: ({ carats }) => giveBack(carats),
  };
};

/** Stock that orders can reserve: carats of melee lots. */
export const meleeStock: ReservableStock = {
  itemType: AllocatedStock.MELEE,
  async lock(em, ids) {
    const lots = await em.find(
      MeleeLot,
      { id: { $in: [...ids] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    return lots.map(lotUnit);
  },
};
