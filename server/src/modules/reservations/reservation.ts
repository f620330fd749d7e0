import type { EntityManager } from '@mikro-orm/postgresql';
import type { AllocatedStock } from './allocated-stock.ts';

/** What an open order with a line keeps of the stock: a whole stock item, or an amount of it. */
export interface Reservation {
  /** The stock, whatever the line's kind: the diamond of an engagement ring is a diamond. */
  readonly itemType: AllocatedStock;
  readonly itemId: number;
  /** Stones of a parcel. Null: not counted. */
  readonly stones: number | null;
  /** Carats of a melee lot: an exact decimal. */
  readonly carats: string | null;
}

/** What exactly an order line has of a stock item, as its allocation records it. */
export interface Taken {
  readonly stones: number | null;
  readonly carats: string | null;
}

/** A locked stock item. */
export interface StockUnit {
  readonly itemType: AllocatedStock;
  readonly itemId: number;
  /** One of a kind: at most one order line has it. Else amounts of it are sold. */
  readonly isWhole: boolean;
  /** Whether the buyer for whom it was locked may order so much of it, as far as the stock itself says. */
  isForSale(reservation: Reservation): boolean;
  /** Reserves it for the buyer of an order, and says what exactly. */
  reserve(userId: number, reservation: Reservation): Taken;
  /** Puts it on hold for a buyer, or gives their hold another end. Left out: nobody holds such stock. */
  hold?(userId: number, until: Date): void;
  /** Ends a hold: it is on sale again. */
  endHold?(): void;
  /** Gives it back, unless somebody has made something else of the stock. Null: the buyer's account is gone. */
  release(taken: Taken, buyerId: number | null): void;
  /** Sells it for good at the price of the line, and says what was taken. Null: the buyer's account is gone. */
  sell(taken: Taken, sale: { readonly price: string; readonly buyerId: number | null }): Taken;
  /** Undoes `sell`: it is reserved again, and says what is. Null: somebody else has it now. */
  reopen(taken: Taken, buyerId: number): Taken | null | Promise<Taken | null>;
  /** Undoes `sell`, and gives it back. */
  takeBack(taken: Taken, buyerId: number | null): void;
}

/** Stock of which orders keep something. */
export interface ReservableStock {
  readonly itemType: AllocatedStock;
  /**
   * Locks the stock until the transaction ends, in the order of the ids. `inParts`: of which amounts were taken. `buyerId`:
   * who wants to order it; null: nobody, and nothing of it is for sale.
   */
  lock(
    em: EntityManager,
    ids: readonly number[],
    { inParts, buyerId }: { inParts: ReadonlySet<number>; buyerId: number | null },
  ): Promise<readonly StockUnit[]>;
}

/** Returns reservations of stock items: of the whole item, or of an amount of it. Items without an ID are left out. */
export const fromStock = <Wanted extends { readonly itemId: number | null }>(
  itemType: AllocatedStock,
  wanted: readonly Wanted[],
  amountOf: (one: Wanted) => Taken = () => ({ stones: null, carats: null }),
): ReadonlyMap<Wanted, Reservation> =>
  new Map(
    wanted.flatMap((one) => {
      const { itemId } = one;
      return itemId === null ? [] : [[one, { itemType, itemId, ...amountOf(one) }] as const];
    }),
  );
