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
import type { ItemRef, Offer, RequestedItem } from './offer.ts';

export interface StockRef {
  readonly type: StockType;
  readonly id: number;
}

/**
 * Kind of sellable item, with everything that wishlists, carts and orders need. Each kind has its own file and one
 * line in `kinds.ts`.
 */
export interface ItemKind {
  /** Number in REST and in the database. Must never change. */
  readonly itemType: number;
  /** Name in the API documentation. */
  readonly noun: string;
  /** Property and column that list and order rows use to reference the item, and the referenced entity. */
  readonly reference: string;
  readonly column: string;
  readonly entity: EntityClass<object>;
  /** Unit of the amount of a line. If omitted, a line is a single item. */
  readonly amount?: 'stones' | 'carats';
  /** Error code if the caller cannot see the item. */
  readonly notFound: 'ITEM_NOT_FOUND' | 'DIAMOND_NOT_FOUND';
  /** Input fields that identify an item. */
  readonly fields: readonly ItemField[];
  /**
   * Input fields that identify an item to hold. If omitted, items cannot be held, because they are made to order or
   * sold by weight.
   */
  readonly heldAs?: { readonly type: StockType; readonly fields: readonly ItemField[] };
  /** GraphQL type of the item, and a function that reads one by ID. */
  readonly view: ItemView;
  /** Field of an order line that returns the item, in addition to `item`. */
  readonly orderField?: string;
  /** Resolvers of the fields of wishlist and cart lines that return the item. */
  readonly lineResolvers: readonly (new () => object)[];
  /** Fields of the item in documented REST responses, in addition to its ID. */
  readonly rest?: RestDetails;

  /** Returns offers at the caller's price. Omits items that the caller may not see. */
  offers(ctx: RequestContext, requested: readonly RequestedItem[]): Promise<ReadonlyMap<RequestedItem, Offer>>;
  /**
   * Returns all items that are sold only together with the given offers, including the given ones. If omitted, all
   * items are sold individually.
   */
  setsOf?(ctx: RequestContext, offers: readonly Offer[]): Promise<readonly Offer[]>;
  /** Stores items that consist of parts, or finds existing ones. Returns their IDs in the same order. */
  store?(ctx: RequestContext, parts: readonly RingParts[]): Promise<readonly number[]>;
  /**
   * Returns the parts of stored items by ID. Omits items that the caller cannot see. If the function is omitted,
   * items do not consist of parts.
   */
  partsOf?(ctx: RequestContext, ids: readonly number[]): Promise<ReadonlyMap<number, RingParts>>;
  /**
   * Returns the stock items that items consist of: the item itself, or the parts of a ring. Omits items that the
   * caller may not see.
   */
  stockOf(ctx: RequestContext, items: readonly ItemRef[]): Promise<ReadonlyMap<ItemRef, readonly StockRef[]>>;
  /**
   * Converts rows of a list to lines. Rows that belong together form one line, at the position of the first row.
   * `hidden` contains the items that are no longer visible to the caller.
   */
  lines(
    rows: readonly LineRow[],
    offers: ReadonlyMap<LineRow, Offer>,
    hidden: ReadonlyMap<LineRow, ItemAvailability>,
  ): BasketLine[];
  /** Reads the item data that orders store, by ID, so that order lines remain readable after the items are deleted. */
  readonly snapshots: ReadSnapshots;
  /**
   * Returns the stock that is reserved when the items are ordered. Null if the item is made to order and reserves no
   * stock. Omits deleted items.
   */
  reservations(
    em: EntityManager,
    requested: readonly RequestedItem[],
  ): Promise<ReadonlyMap<RequestedItem, Reservation | null>>;
}

export interface ItemView {
  readonly output: ClassType<object>;
  /**
   * Reads an item by ID. Concurrent calls share a query. `fields` contains the selected fields. Undefined if the
   * caller cannot see the item.
   */
  find(ctx: RequestContext, id: number, fields: ReadonlySet<string>): Promise<object | undefined>;
}

/** Fields of an item in documented REST responses. */
export interface RestDetails {
  /** Wishlist and cart rows repeat the item's ID under the name of its reference column. */
  readonly isInRows: true;
  /** IDs of the item's parts in a wishlist row, keyed by field name. Each function returns SQL for an item ID. */
  readonly parts?: Readonly<Record<string, (itemId: RawBuilder<unknown>) => RawBuilder<number | null>>>;
  /**
   * Object with the item's data in an order line `l`, under the field `name`. The line also contains the item's ID as
   * `<name>Id`.
   */
  readonly inOrders?: {
    readonly name: string;
    readonly schema: TSchema;
    /** SQL: JSON that matches the schema. Null if the item is deleted. */
    readonly json: RawBuilder<unknown>;
  };
}
