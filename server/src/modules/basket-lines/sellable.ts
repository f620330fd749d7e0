import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../kernel/context.ts';
import type { Availability } from '../catalogue/index.ts';
import type { BasketItem } from './basket-item.entity.ts';
import type { BasketLine } from './basket-line.type.ts';
import type { ItemType } from './item-type.ts';

/** A thing as the caller may buy it at this moment. Decimals are exact strings. */
export interface Offer {
  readonly itemType: ItemType;
  readonly itemId: number;
  readonly stockId: string;
  /** One line that tells a buyer which thing is meant. */
  readonly description: string;
  /** The set of which it is a part, and only with which it is sold. */
  readonly lineSet: string | null;
  /** What the price is for. */
  readonly carats: string;
  readonly pricePerCarat: string;
  readonly totalPrice: string;
  readonly availability: Availability;
}

/** A locked piece of stock. */
export interface StockUnit {
  readonly itemId: number;
  /** Whether this buyer may order it now, as far as its own status says. */
  isForSaleTo(userId: number, now: Date): boolean;
  /** Holds it for the buyer of an order. */
  reserve(userId: number): void;
  /** Puts it back on sale, unless somebody has made something else of it. Null: the buyer's account is gone. */
  release(buyerId: number | null): void;
  sell(): void;
  /** Undoes `sell` as far as the lists are concerned; whether it is for sale is then the question of `isForSaleTo`. */
  reopen(): void;
}

/** What wishlists, carts and orders need to know about one kind of thing. */
export interface Sellable {
  readonly itemType: ItemType;
  /** Those of the things that the caller may see, at his price. */
  offers(ctx: RequestContext, itemIds: readonly number[]): Promise<readonly Offer[]>;
  /** The same, with everything that is only sold together with one of them. */
  offersWithSets(ctx: RequestContext, itemIds: readonly number[]): Promise<readonly Offer[]>;
  /** Rows of a list as lines to look at: what belongs together is one line, in the place of its first row. */
  lines(rows: readonly BasketItem[], offers: ReadonlyMap<BasketItem, Offer>): BasketLine[];
  /** Locks the stock until the transaction ends, in the order of the ids. */
  lock(em: EntityManager, itemIds: readonly number[]): Promise<readonly StockUnit[]>;
}
