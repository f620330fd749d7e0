import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../kernel/context.ts';
import type { Availability } from '../catalogue/index.ts';
import type { BasketItem } from './basket-item.entity.ts';
import type { BasketLine } from './basket-line.type.ts';
import type { Claim } from './claim.ts';
import type { ItemType } from './item-type.ts';

/** How much of a thing somebody wants. Null: one, or not told. */
export interface Amount {
  readonly numberOfStones: number | null;
  /** An exact decimal. */
  readonly carats: string | null;
}

/** A thing of some kind that somebody wants. */
export interface Wanted extends Amount {
  readonly itemId: number;
}

/** A thing as the caller may buy it at this moment. Decimals are exact strings. */
export interface Offer extends Amount {
  readonly itemType: ItemType;
  readonly itemId: number;
  readonly stockId: string;
  /** One line that tells a buyer which thing is meant. */
  readonly description: string;
  /** The set of which it is a part, and only with which it is sold. */
  readonly lineSet: string | null;
  /** Of what is offered. Null: it has no weight that is told. */
  readonly carats: string | null;
  readonly pricePerCarat: string | null;
  readonly totalPrice: string;
  readonly availability: Availability;
}

/** What wishlists, carts and orders need to know about one kind of thing. */
export interface Sellable {
  readonly itemType: ItemType;
  /** Those of the things that the caller may see, at his price. */
  offers(ctx: RequestContext, wanted: readonly Wanted[]): Promise<readonly Offer[]>;
  /** The same, with everything that is only sold together with one of them. Left out: nothing is. */
  offersWithSets?(ctx: RequestContext, wanted: readonly Wanted[]): Promise<readonly Offer[]>;
  /** Rows of a list as lines to look at: what belongs together is one line, in the place of its first row. */
  lines(rows: readonly BasketItem[], offers: ReadonlyMap<BasketItem, Offer>): BasketLine[];
  /** What things take out of stock when they are ordered, by their ids. A thing that is made to order takes nothing. */
  claims(em: EntityManager, wanted: readonly Wanted[]): Promise<ReadonlyMap<number, Claim | null>>;
}
