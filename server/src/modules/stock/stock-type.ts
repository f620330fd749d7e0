import type { EntityClass } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { type Viewer } from '../accounts/index.ts';
import { areMet, type ViewingRule } from '../accounts/visibility/index.ts';
import { type Reservations, unreserved } from '../reservations/index.ts';
import type { StatusState, TakenByOrders } from './availability/taken-by-orders.ts';
import { type FieldName, type PriceAmount, type Read, type StockField, stockFields } from './fields/stock-field.ts';
import type { StockRecord } from './fields/stock-item.entity.ts';
import type { Pricing } from './lists/markup.ts';
import type { StockCopy } from './lists/stock-copy.ts';
import { Availability } from './values/availability.ts';
import { SaleState } from './values/sale-state.ts';
import { isActive, isPriced } from './visibility/common-rules.ts';
import type { ShopPage } from './visibility/shop-page.ts';
import type { StoredPrice } from './writing/stored-price.ts';

/** An object in which GraphQL shows some fields together. It is for administrators where all of its fields are. */
export interface StockPart {
  readonly typeName: string;
  /** Of the object's type, and of the field that holds it. */
  readonly of: string;
  readonly description: string;
}

/** A part of a filter with a meaning of its own. The row is `d`. */
export interface OwnFilter {
  /** How it is asked, where no field of the type is asked by that name. */
  readonly input?: PropertyDecorator;
  readonly condition: (value: unknown, viewer: Viewer) => RawBuilder<boolean>;
  /** What its answers depend on besides the type's own rows: marks of changes. */
  readonly dependsOn?: readonly string[];
  /** Others are refused who ask by it. */
  readonly isForAdministrators?: boolean;
}

/**
 * What of a type is sold as one, and so can be listed as one item: the first row of a group stands for it. An item meets a
 * filter when one of its rows does; what it weighs and costs is what all of them do together.
 */
export interface StockGrouping {
  /** The flag of the filter by which lists are asked for items. */
  readonly flag: string;
  /** The part of the filter that the row which stands for its item meets itself, such as a page of the storefront. */
  readonly scope: string;
  /**
   * A query for the rows that are not an item by themselves, all at once: `id`, `ids` of the rows that a viewer sees of its
   * item, itself among them, and `first`, the lowest of these whose row `d` is in the scope.
   */
  members(viewer: Viewer, scope: RawBuilder<boolean>): RawBuilder<unknown>;
  /** Fields of which an item has a value of its own, as aggregates over its rows `d`. */
  readonly sums: Readonly<Record<string, (viewer: Viewer) => RawBuilder<unknown>>>;
}

/** Rows that GraphQL shows together, so that a feed sends the others when one of them changes. */
export interface StockNeighbors {
  /** The GraphQL fields of a row that show its neighbors. */
  readonly fields: readonly string[];
  /** Columns of the type's table that make rows neighbors. */
  readonly columns: readonly string[];
  /** SQL: a query for the ids of the neighbors of some rows, which may be earlier states. `rows` selects `id` and the columns. */
  idsOf(rows: RawBuilder<unknown>): RawBuilder<{ readonly id: number }>;
}

/** The field that holds each amount of a price that the type has. */
type PriceFields<E> = Readonly<{ total: FieldName<E> } & Partial<Record<Exclude<PriceAmount, 'total'>, FieldName<E>>>>;

/** What makes a type of stock: data for plain functions. The row is `d` in every piece of SQL. */
interface StockTypeFacts<E extends StockRecord> {
  /** In REST's paths, of imports and exports: `eternity_rings`. */
  readonly name: string;
  /** GraphQL's words: type, one piece, several. */
  readonly typeName: string;
  readonly one: string;
  readonly many: string;
  /** For people: `eternity ring`, and what it is, as the description of the GraphQL type. */
  readonly noun: string;
  readonly description: string;
  readonly entity: EntityClass<E>;
  readonly table: string;
  /** What its table marks as changed, and its kind in GraphQL in small letters: `eternity_ring`. */
  readonly subject: string;
  /** Begins the stock numbers that the house makes: `ER`. */
  readonly prefix: string;
  readonly defaultSort: FieldName<E>;
  /** Which field holds the number of its grading report, by which it is found as by its stock number. */
  readonly reportNumber?: string;
  /** Which fields hold what it costs. */
  readonly price: PriceFields<E>;
  /**
   * Rules by which a viewer can order rows that are on the lists and have a price, at this moment: by default none, as
   * whatever is made to order. Lists and orders go by them. `filter` is what else is asked of the rows.
   */
  readonly saleRules?: (viewer: Viewer, filter: object) => readonly ViewingRule[];
  /** Which of these are on hold for the viewer, so that nobody else can order them: by default none. */
  readonly heldFor?: (viewer: Viewer) => RawBuilder<boolean>;
  /** Which parcels, with stones in open orders, have all of their stones in orders of the viewer. */
  readonly wholeParcelsOf?: (viewer: Viewer) => RawBuilder<boolean>;
  /** What an item is by its own status, if that keeps it from being sold. By default types have no status. */
  readonly statusStates?: readonly StatusState[];
  /** Whether orders have all of an item. By default asked of `reservations`. */
  readonly taken?: TakenByOrders;
  /** Rules by which active rows exist for somebody: by default none, for everybody. Administrators see all. */
  readonly listRules?: (viewer: Viewer) => readonly ViewingRule[];
  /** The pages of the shop that list it. Left out: none does. */
  readonly pages?: readonly ShopPage[];
  /** Rows off these that a viewer may read all the same who names them one by one, besides what was bought. */
  readonly namedTo?: (viewer: Viewer) => RawBuilder<boolean>;
  /** Which rows exist for whom depends on the very person, not only on pages and markups: answers are not shared then. */
  readonly isPersonal?: boolean;
  /** Fields whose value depends on who looks: prices with markups. */
  readonly perViewer?: Readonly<{ [K in FieldName<E>]?: (viewer: Viewer) => RawBuilder<Read<E[K]>> }>;
  /** What markups make its price of, where it has them. */
  readonly pricing?: (viewer: Viewer) => Pricing;
  /** Parts of the filter with a meaning of their own, by name. */
  readonly filters?: Readonly<Record<string, OwnFilter>>;
  /** Fields that inputs take besides the declared ones: how they are given, and their rules. */
  readonly ownInputs?: Readonly<Record<string, PropertyDecorator>>;
  /** What a columnar copy of its table has, where large stocks are asked by one. */
  readonly copy?: StockCopy;
  /** What is sold as one, and can be listed as one item. */
  readonly grouping?: StockGrouping;
  /** Left out: no field shows other rows of the type. */
  readonly neighbors?: StockNeighbors;
  /** Columns, all of them texts, that the variants of a design share: lists can show each design once. */
  readonly design?: readonly [string, ...string[]];
  /** Objects in which GraphQL shows some fields together (`partOf`), by the field that holds them. */
  readonly parts?: Readonly<Record<string, StockPart>>;
  /** What resolvers of the type's own find on the row, by the field that they resolve. */
  readonly needs?: Readonly<Record<string, readonly FieldName<E>[]>>;
  /** Files without stock numbers: each is made of what the file tells of these. */
  readonly importKey?: readonly FieldName<E>[];
  /** What orders keep of it. Left out: it is not sold. */
  readonly reservations?: Reservations;
  /** Fields that an import leaves alone on rows (`d`) that are reserved. */
  readonly keptByImports?: readonly FieldName<E>[];
  /**
   * Called with a locked row before it is changed. What it answers is called afterwards with whether an open order keeps the
   * row, and throws what must not be.
   */
  readonly watchChange?: (item: E) => (isReserved: boolean) => void;
  /** Whether a row was marked as sold by hand, without an order: bulk changes leave its status and activity alone. */
  readonly isMarkedSold?: (item: E) => boolean;
  /** Fields that together tell one row from all others, without regard to case. */
  readonly together?: readonly FieldName<E>[];
  /** Its prices as changes of many set them, where that is not as their columns hold them. */
  readonly storedPrices?: readonly StoredPrice[];
  /** What changes of many items take besides a patch, by name; its rules find it with the fields of the patch. */
  readonly ownChanges?: Readonly<Record<string, PropertyDecorator>>;
}

/**
 * A type of stock. `E` is its entity, of which fields have their names and types; without it, it is a type of stock as the
 * functions see it that all types share.
 */
export interface StockType<E extends StockRecord = StockRecord>
  extends Omit<
    StockTypeFacts<E>,
    | 'perViewer'
    | 'listRules'
    | 'saleRules'
    | 'namedTo'
    | 'filters'
    | 'ownInputs'
    | 'parts'
    | 'needs'
    | 'reservations'
    | 'keptByImports'
    | 'defaultSort'
    | 'price'
    | 'importKey'
    | 'watchChange'
    | 'isMarkedSold'
    | 'statusStates'
    | 'taken'
    | 'together'
    | 'ownChanges'
    | 'storedPrices'
    | 'pages'
  > {
  /** Name of a field. */
  readonly defaultSort: string;
  readonly kind: string;
  readonly price: Readonly<Partial<Record<PriceAmount, string>>>;
  readonly fields: readonly StockField[];
  /** What lists read rows `d` from. */
  rowsFor(viewer: Viewer): RawBuilder<unknown>;
  /** By which rows `d` exist for a viewer, and can be ordered by them: in the order in which they are told. */
  listRules(viewer: Viewer): readonly ViewingRule[];
  saleRules(viewer: Viewer, filter?: object): readonly ViewingRule[];
  /** Rows `d` that exist for a viewer. Whatever reads stock for somebody has this in its `where`. */
  visibleTo(viewer: Viewer): RawBuilder<boolean>;
  /** The same with those that a viewer may read who names them one by one. */
  namedTo(viewer: Viewer): RawBuilder<boolean>;
  /** Whether what is read of a field is its plain column, for everybody. */
  isPlain(field: StockField): boolean;
  /**
   * Rows `d` that a viewer can order at this moment: those whose `availability` is FOR_SALE or HELD_FOR_YOU. Of whole lists to be asked
   * rather than that, whose value is made row by row; with the filter of the list.
   */
  isForSaleTo(viewer: Viewer, filter?: object): RawBuilder<boolean>;
  /** What a row would be to a viewer who orders it at a price that the house sets: its own, or that it has none, is not asked. */
  availabilityOncePriced(viewer: Viewer): RawBuilder<Availability>;
  /** The value of a field for a viewer. */
  read(field: StockField, viewer: Viewer): RawBuilder<unknown>;
  /** The same by the field's name. */
  readNamed<K extends FieldName<E>>(name: K, viewer: Viewer): RawBuilder<Read<E[K]>>;
  /** What a viewer pays for it all. Null: on request. */
  totalFor(viewer: Viewer): RawBuilder<string | null>;
  readonly reservations: Reservations;
  readonly filters: Readonly<Record<string, OwnFilter>>;
  readonly ownInputs: Readonly<Record<string, PropertyDecorator>>;
  readonly parts: Readonly<Record<string, StockPart>>;
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly keptByImports: readonly string[];
  readonly importKey?: readonly string[];
  watchChange?(item: E): (isReserved: boolean) => void;
  isMarkedSold?(item: E): boolean;
  readonly taken: TakenByOrders;
  readonly together: readonly string[];
  readonly ownChanges: Readonly<Record<string, PropertyDecorator>>;
  readonly storedPrices: readonly StoredPrice[];
  readonly pages: readonly ShopPage[];
}

/** Declares a type of stock. Names of fields are checked against the entity. */
export function stockType<E extends StockRecord>(facts: StockTypeFacts<E>): StockType<E> {
  const {
    listRules = () => [],
    saleRules = () => [],
    namedTo,
    perViewer = {},
    heldFor,
    statusStates = [],
    filters = {},
    ownInputs = {},
    parts = {},
    needs = {},
    reservations = unreserved,
    keptByImports = [],
    together = [],
    ownChanges = {},
    storedPrices = [],
    pages = [],
    taken = {
      isTaken: reservations.isTaken(sql`d.id`),
      isSold: reservations.isSold(sql`d.id`),
      buyerId: reservations.buyerOf(sql`d.id`),
      orderId: reservations.orderOf(sql`d.id`),
    },
    ...same
  } = facts;
  const amounts = new Map<string, PriceAmount>(
    priceAmounts.flatMap((amount) => {
      const field = facts.price[amount];
      return field === undefined ? [] : [[field, amount] as const];
    }),
  );
  const fields = stockFields(facts.entity).map((field) => ({ ...field, amount: amounts.get(field.name) ?? null }));
  const computed = new Map<string, (viewer: Viewer) => RawBuilder<unknown>>(Object.entries(perViewer));
  const type: StockType<E> = {
    ...same,
    kind: facts.subject.toUpperCase(),
    fields,
    filters,
    ownInputs,
    parts,
    needs,
    reservations,
    taken,
    together,
    ownChanges,
    storedPrices,
    pages,
    keptByImports: ['isActive', ...keptByImports],
    rowsFor: () => sql`${sql.table(facts.table)}`,
    listRules: (viewer) => (viewer.kind === 'administrator' ? [] : [isActive, ...listRules(viewer)]),
    // What is off the lists or comes to nothing is not for sale, whatever it is.
    saleRules(viewer, filter = {}) {
      return [isActive, isPriced(this.totalFor(viewer)), ...saleRules(viewer, filter)];
    },
    visibleTo(viewer) {
      return areMet(this.listRules(viewer));
    },
    namedTo(viewer) {
      const rows = [
        this.visibleTo(viewer),
        ...(namedTo ? [namedTo(viewer)] : []),
        reservations.isBoughtBy(sql`d.id`, viewer.userId),
      ];
      return sql`(${sql.join(rows, sql` or `)})`;
    },
    isForSaleTo(viewer, filter) {
      return areMet(this.saleRules(viewer, filter));
    },
    availabilityOncePriced: (viewer) => availabilityBy([isActive, ...saleRules(viewer, {})], viewer),
    ...(heldFor && { heldFor }),
    isPlain: ({ name }) => !computed.has(name),
    read: (field, viewer) => computed.get(field.name)?.(viewer) ?? sql`${sql.ref(`d.${field.column}`)}`,
    readNamed(name, viewer) {
      return sql`${this.read(fieldNamed(this, name), viewer)}`;
    },
    totalFor(viewer) {
      return sql`${this.read(fieldNamed(this, facts.price.total), viewer)}`;
    },
  };
  computed.set('availability', (viewer) => availabilityBy(type.saleRules(viewer), viewer));
  computed.set('saleState', (viewer) => saleStateBy(type.totalFor(viewer)));
  return type;

  function availabilityBy(rules: readonly ViewingRule[], viewer: Viewer): RawBuilder<Availability> {
    const isTheirs = viewer.userId === null ? sql`false` : sql`${taken.buyerId} = ${viewer.userId}`;
    const byStatus = statusStates.flatMap(([state, condition]) => {
      const availability = toBuyers[state];
      return availability ? [sql`when d.is_active and ${condition} then ${sql.lit(availability)}`] : [];
    });
    return sql`case
    when ${areMet(rules)} then case
      when ${heldFor?.(viewer) ?? sql.lit(false)} then ${sql.lit(Availability.HELD_FOR_YOU)}
      else ${sql.lit(Availability.FOR_SALE)} end
    when ${taken.isTaken} then case
      when ${isTheirs} then ${sql.lit(Availability.ORDERED_BY_YOU)}
      when ${taken.isSold} then ${sql.lit(Availability.SOLD)}
      else ${sql.lit(Availability.ON_HOLD)} end
    ${sql.join(byStatus, sql` `)}
    else ${sql.lit(Availability.GONE)} end`;
  }

  /** Orders go before activity, and activity before the status. */
  function saleStateBy(total: RawBuilder<string | null>): RawBuilder<SaleState> {
    const byStatus = statusStates.map(([state, condition]) => sql`when ${condition} then ${sql.lit(state)}`);
    return sql`case
    when ${taken.isTaken} then case
      when ${taken.isSold} then ${sql.lit(SaleState.SOLD)} else ${sql.lit(SaleState.IN_ORDER)} end
    when not d.is_active then ${sql.lit(SaleState.INACTIVE)}
    ${sql.join(byStatus, sql` `)}
    when coalesce(${total}, 0) <= 0 then ${sql.lit(SaleState.NO_PRICE)}
    else ${sql.lit(SaleState.FOR_SALE)} end`;
  }
}

/** What an item is to buyers who cannot order it because of its status. Left out: GONE. */
const toBuyers: Readonly<Partial<Record<SaleState, Availability>>> = {
  [SaleState.ON_HOLD]: Availability.ON_HOLD,
  [SaleState.SOLD]: Availability.SOLD,
};

/** SQL: ID of the viewer's order that has all of the row `d`. Null if none has. */
export const ownOrderOf = (
  { taken }: Pick<StockType, 'taken'>,
  { userId }: Pick<Viewer, 'userId'>,
): RawBuilder<number | null> =>
  userId === null
    ? sql`null::int`
    : sql`case when ${taken.isTaken} and ${taken.buyerId} = ${userId} then ${taken.orderId} end`;

const priceAmounts: readonly PriceAmount[] = ['total', 'perCarat', 'unit'];

/** The field of a type that has a name. */
export function fieldNamed({ name, fields }: Pick<StockType, 'name' | 'fields'>, field: string): StockField {
  const found = fields.find((candidate) => candidate.name === field);
  if (!found) throw new Error(`${name} has no field ${field}`);
  return found;
}
