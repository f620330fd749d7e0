import { LockMode } from '@mikro-orm/postgresql';
import { difference, sumOf } from '../../kernel/money.ts';
import { Melee } from '../catalogue/index.ts';
import type { ClaimableStock, StockUnit } from './claim.ts';
import { ItemType } from './item-type.ts';

/** A lot is sold by weight: orders take their carats off it at once. */
const lotUnit = (lot: Melee): StockUnit => {
  const giveBack = (carats: string | null): void => {
    lot.carats = sumOf([lot.carats, carats ?? 0]);
  };
  return {
    itemType: ItemType.MELEE,
    itemId: lot.id,
    isWhole: false,
    isForSaleTo: (_userId, { carats }) =>
      lot.isActive && carats !== null && Number(difference(lot.carats, carats)) >= 0,
    reserve(_userId, { stones, carats }) {
      lot.carats = difference(lot.carats, carats ?? 0);
      return { stones, carats };
    },
    release: ({ carats }) => giveBack(carats),
    sell: (taken) => taken,
    // The carats have never come back.
    reopen: () => true,
    takeBack: ({ carats }) => giveBack(carats),
  };
};

/** Carats of melee lots. */
export const meleeStock: ClaimableStock = {
  itemType: ItemType.MELEE,
  async lock(em, ids) {
    const lots = await em.find(
      Melee,
      { id: { $in: [...ids] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    return lots.map(lotUnit);
  },
};
