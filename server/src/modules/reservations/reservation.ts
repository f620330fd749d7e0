import type { EntityManager } from '@mikro-orm/postgresql';
import type { AllocatedStock } from './allocated-stock.ts';

/** Stock that an open order line reserves: a whole item or an amount of it. */
export interface Reservation {
  /** Kind of stock, which may differ from the line's kind: the stock of an engagement ring is a diamond. */
  readonly itemType: AllocatedStock;
  readonly itemId: number;
  /** Number of stones of a parcel. Null for other stock. */
  readonly stones: number | null;
  /** Weight of a melee lot in carats. A string with exact digits. */
  readonly carats: string | null;
}

/** Amount of a stock item that is allocated to an order line. */
export interface AllocatedAmount {
  readonly stones: number | null;
  readonly carats: string | null;
}

export interface StockUnit {
  readonly itemType: AllocatedStock;
  readonly itemId: number;
  /**
   * True if the item is sold only as a whole, so that at most one order line can have it. False if partial amounts
   * can be sold.
   */
  readonly isWhole: boolean;
  /** Returns true if the buyer may order this amount of the locked item. Does not check the allocations. */
  isForSale(reservation: Reservation): boolean;
  /** Reserves stock for a buyer and returns the reserved amount. */
  reserve(userId: number, reservation: Reservation): AllocatedAmount;
  /** Places a hold for a buyer, or changes the end of the buyer's hold. Undefined if such stock cannot be held. */
  hold?(userId: number, until: Date): void;
  /** Ends the hold. The item becomes available again. */
  endHold?(): void;
  /**
   * Releases a reservation, unless the status of the stock has changed since the reservation. `buyerId` is null if
   * the account was deleted.
   */
  release(allocated: AllocatedAmount, buyerId: number | null): void;
  /**
   * Marks the stock as sold at the price of the line, and returns the sold amount. `buyerId` is null if the account
   * was deleted.
   */
  sell(allocated: AllocatedAmount, sale: { readonly price: string; readonly buyerId: number | null }): AllocatedAmount;
  /** Reverts `sell` to a reservation, and returns the reserved amount. Null if the stock is no longer available. */
  reopen(allocated: AllocatedAmount, buyerId: number): AllocatedAmount | null | Promise<AllocatedAmount | null>;
  /** Reverts `sell` and makes the stock available again. */
  takeBack(allocated: AllocatedAmount, buyerId: number | null): void;
}

/** Stock type that orders can reserve. */
export interface ReservableStock {
  readonly itemType: AllocatedStock;
  /**
   * Locks items until the transaction ends, in ID order. `inParts` contains the IDs of items that are allocated in
   * partial amounts. `buyerId` is the ID of the buyer who wants to order; if null, no item is for sale.
   */
  lock(
    em: EntityManager,
    ids: readonly number[],
    { inParts, buyerId }: { inParts: ReadonlySet<number>; buyerId: number | null },
  ): Promise<readonly StockUnit[]>;
}

/**
 * Creates reservations for stock items: for whole items or, if `amountOf` is given, for amounts of them. Omits items
 * without an ID.
 */
export const fromStock = <Item extends { readonly itemId: number | null }>(
  itemType: AllocatedStock,
  items: readonly Item[],
  amountOf: (item: Item) => AllocatedAmount = () => ({ stones: null, carats: null }),
): ReadonlyMap<Item, Reservation> =>
  new Map(
    items.flatMap((item) => {
      const { itemId } = item;
      return itemId === null ? [] : [[item, { itemType, itemId, ...amountOf(item) }] as const];
    }),
  );
