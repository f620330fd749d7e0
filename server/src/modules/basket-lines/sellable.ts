import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
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

/** A row that means a thing: of a list or of an order. */
export interface WantedRow extends Amount {
  readonly itemType: ItemType;
  /** Null once the thing is deleted. */
  readonly itemId: number | null;
}

/** What rows mean of one kind of thing. */
export const wantedOf = <R extends WantedRow>(
  rows: readonly R[],
  kind: ItemType,
): readonly (Wanted & { readonly row: R })[] =>
  rows.flatMap((row) => {
    const { itemType, itemId, numberOfStones, carats } = row;
    return itemType === kind && itemId !== null ? [{ row, itemId, numberOfStones, carats }] : [];
  });

/** A thing as the caller may buy it at this moment. Decimals are exact strings. */
export interface Offer extends Amount {
  readonly itemType: ItemType;
  readonly itemId: number;
  readonly stockId: string;
  /** One line that tells a buyer which thing is meant. */
  readonly description: string;
  /** The set of which it is a part, and only with which it is sold. */
  readonly lineSet: string | null;
  /** Numbers of the two stones of a pair that is not separated: the one that this is, or has, and the other one. */
  readonly pair?: { readonly half: string; readonly mate: string } | null;
  /** Of what is offered. Null: it has no weight that is told. */
  readonly carats: string | null;
  readonly pricePerCarat: string | null;
  readonly totalPrice: string;
  readonly availability: Availability;
  /** Why so much of it can never be had, whoever else buys: the field of the amount, and what is wrong with it. */
  readonly refusal?: { readonly path: string; readonly message: string };
}

/** What wishlists, carts and orders need to know about one kind of thing. */
export interface Sellable {
  readonly itemType: ItemType;
  /** What those of the things that the caller may see come to, at his price. */
  offers(ctx: RequestContext, wanted: readonly Wanted[]): Promise<ReadonlyMap<Wanted, Offer>>;
  /** Everything that is now only sold together with one of the things, themselves among it. Left out: nothing is. */
  setsOf?(ctx: RequestContext, wanted: readonly Wanted[]): Promise<readonly Offer[]>;
  /** Rows of a list as lines to look at: what belongs together is one line, in the place of its first row. */
  lines(rows: readonly BasketItem[], offers: ReadonlyMap<BasketItem, Offer>): BasketLine[];
  /** What things take out of stock when they are ordered. Null: made to order, nothing. Deleted things are left out. */
  claims(em: EntityManager, wanted: readonly Wanted[]): Promise<ReadonlyMap<Wanted, Claim | null>>;
}

/** Things that were read, by what was wanted of them: each as often as it was wanted. */
export function byWanted<R extends { readonly itemId: number }, T>(
  wanted: readonly Wanted[],
  rows: readonly R[],
  make: (row: R, wanted: Wanted) => T | undefined,
): Map<Wanted, T> {
  const byId = new Map(rows.map((row) => [row.itemId, row]));
  const found = new Map<Wanted, T>();
  for (const one of wanted) {
    const row = byId.get(one.itemId);
    const made = row && make(row, one);
    if (made) found.set(one, made);
  }
  return found;
}
