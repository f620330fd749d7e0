import type { EntityManager } from '@mikro-orm/postgresql';
import type { AllocatedStock } from '../reservations/index.ts';

/** What a line takes out of stock: a whole piece, or an amount of it. */
export interface Claim {
  /** The kind of stock, whatever the line's kind: the diamond of an engagement ring is a diamond. */
  readonly itemType: AllocatedStock;
  readonly itemId: number;
  /** Stones of a parcel. Null: not counted. */
  readonly stones: number | null;
  /** Carats of a melee lot: an exact decimal. */
  readonly carats: string | null;
}

/** What an order line has: what it claimed, and what exactly was taken for it. */
export interface Taken {
  readonly stones: number | null;
  readonly carats: string | null;
}

/** A locked piece of stock. */
export interface StockUnit {
  readonly itemType: AllocatedStock;
  readonly itemId: number;
  /** One of a kind: at most one order line has it. Else amounts of it are sold. */
  readonly isWhole: boolean;
  /** Whether the buyer for whom it was locked may order what is claimed, as far as the stock itself says. */
  isForSale(claim: Claim): boolean;
  /** Takes what is claimed for the buyer of an order, and says what that was. */
  reserve(userId: number, claim: Claim): Taken;
  /** Gives it back, unless somebody has made something else of the stock. Null: the buyer's account is gone. */
  release(taken: Taken, buyerId: number | null): void;
  /** Sells it for good at the price of the line, and says what was taken. Null: the buyer's account is gone. */
  sell(taken: Taken, sale: { readonly price: string; readonly buyerId: number | null }): Taken;
  /** Undoes `sell`: it is reserved again, and says what is. Null: somebody else has it now. */
  reopen(taken: Taken, buyerId: number): Taken | null | Promise<Taken | null>;
  /** Undoes `sell`, and gives it back. */
  takeBack(taken: Taken, buyerId: number | null): void;
}

/** A kind of stock that order lines take things from. */
export interface ClaimableStock {
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
