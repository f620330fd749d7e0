import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import type { TSchema } from 'typebox';
import type { ClassType } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { Reservation } from '../../reservations/index.ts';
import type { RingParts } from '../../ring-builder/index.ts';
import type { ItemAvailability } from '../../stock/availability/index.ts';
import type { StockType } from '../../stock/index.ts';
import type { ReadSnapshots } from '../snapshots/item-snapshot.ts';
import type { BasketLine, LineRow } from './basket-line.type.ts';
import type { ItemField } from './item-field.ts';
import type { ItemRef, Offer, Wanted } from './offer.ts';

/** An item of stock. */
export interface StockRef {
  readonly type: StockType;
  readonly id: number;
}

/**
 * A kind of item that is sold: everything that wishlists, carts and orders know of it. One file per kind, one line in
 * `kinds.ts`.
 */
export interface ItemKind {
  /** Its number in REST and in the database: never another one. */
  readonly itemType: number;
  /** What one is called in the API's document. */
  readonly noun: string;
  /** The property of a line's row that points to the item, its column, and the table that it points to. */
  readonly reference: string;
  readonly column: string;
  readonly entity: EntityClass<object>;
  /** Of what a line has an amount. Left out: a line is one item. */
  readonly amount?: 'stones' | 'carats';
  /** What callers get who name one that they do not see. */
  readonly notFound: 'ITEM_NOT_FOUND' | 'DIAMOND_NOT_FOUND';
  /** How callers name one. */
  readonly fields: readonly ItemField[];
  /** How callers name one that they hold. Left out: nobody holds such items, which are made to order or sold by weight. */
  readonly heldAs?: { readonly type: StockType; readonly fields: readonly ItemField[] };
  /** Its GraphQL type, and one of them by its id, unless it is out of the caller's sight. */
  readonly view: ItemView;
  /** A field of an order's line that shows it, besides `item`. */
  readonly orderField?: string;
  /** The fields of its lines in GraphQL that show the item. */
  readonly lineResolvers: readonly (new () => object)[];
  /** What documented answers of REST tell of it besides its number. */
  readonly rest?: RestDetails;

  /** What those of the items that the caller may see come to, at the caller's price. */
  offers(ctx: RequestContext, wanted: readonly Wanted[]): Promise<ReadonlyMap<Wanted, Offer>>;
  /** Everything that is now only sold together with one of some offers, themselves among it. Left out: nothing is. */
  setsOf?(ctx: RequestContext, offers: readonly Offer[]): Promise<readonly Offer[]>;
  /** Stores items that are made of parts, or finds them; answers their ids in the same order. */
  store?(ctx: RequestContext, parts: readonly RingParts[]): Promise<readonly number[]>;
  /** What stored items are made of, by their ids, as far as the caller sees them. Left out: they are not made of parts. */
  partsOf?(ctx: RequestContext, ids: readonly number[]): Promise<ReadonlyMap<number, RingParts>>;
  /** Returns the stock items that items consist of, as far as the caller may know them: the item itself, or the parts of a ring. */
  stockOf(ctx: RequestContext, items: readonly ItemRef[]): Promise<ReadonlyMap<ItemRef, readonly StockRef[]>>;
  /**
   * Rows of a list as lines to look at: what belongs together is one line, in the place of its first row. `unseen` has the
   * items that the caller no longer sees.
   */
  lines(
    rows: readonly LineRow[],
    offers: ReadonlyMap<LineRow, Offer>,
    unseen: ReadonlyMap<LineRow, ItemAvailability>,
  ): BasketLine[];
  /** What an order keeps of items by their ids, so that its lines stay readable when they are gone. */
  readonly snapshots: ReadSnapshots;
  /** What orders of the items keep of the stock. Null: made to order, nothing. Deleted items are left out. */
  reservations(em: EntityManager, wanted: readonly Wanted[]): Promise<ReadonlyMap<Wanted, Reservation | null>>;
}

/** An item as GraphQL shows it. */
export interface ItemView {
  readonly output: ClassType<object>;
  /** Together with others asked for in the same moment by one query. `fields` are those selected of it. */
  find(ctx: RequestContext, id: number, fields: ReadonlySet<string>): Promise<object | undefined>;
}

/** What documented answers of REST tell of an item. */
export interface RestDetails {
  /** Rows of wishlists and carts tell its id under the name of its reference too. */
  readonly isInRows: true;
  /** Ids of its parts in a wish, by name: SQL, given the item's id. */
  readonly parts?: Readonly<Record<string, (itemId: RawBuilder<unknown>) => RawBuilder<number | null>>>;
  /** What an order's line `l` tells of it under a name of its own, and its id as `<name>Id`. */
  readonly inOrders?: {
    readonly name: string;
    readonly schema: TSchema;
    /** SQL: JSON of the schema; null once the item is deleted. */
    readonly json: RawBuilder<unknown>;
  };
}
