import type { EntityClass } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { type Viewer } from '../accounts/index.ts';
import { areMet, type VisibilityRule } from '../accounts/visibility/index.ts';
import { type Reservations, unreserved } from '../reservations/index.ts';
import type { StatusState, TakenByOrders } from './availability/taken-by-orders.ts';
import { type FieldName, type PriceAmount, type Read, type StockField, stockFields } from './fields/stock-field.ts';
import type { StockRecord } from './fields/stock-item.entity.ts';
import type { ColumnStoreColumns } from './lists/column-store-columns.ts';
import type { Pricing } from './lists/markup.ts';
import { Availability } from './values/availability.ts';
import { SaleState } from './values/sale-state.ts';
import { isActive, isPriced } from './visibility/common-rules.ts';
import type { ShopPage } from './visibility/shop-page.ts';
import type { StoredPrice } from './writing/stored-price.ts';

/** GraphQL object that groups fields. If all its fields are for administrators only, so is the object. */
export interface StockPart {
  readonly typeName: string;
  /** Description of the object type. `description` describes the field that returns it. */
  readonly of: string;
  readonly description: string;
}

/** Filter with a custom SQL condition on the stock row `d`. */
export interface OwnFilter {
  /** Input decorator of the filter. Required only if no field of the type has a filter with this name. */
  readonly input?: PropertyDecorator;
  readonly condition: (value: unknown, viewer: Viewer) => RawBuilder<boolean>;
  /** Subjects that the result depends on besides the type's own rows. Changes to them invalidate caches. */
  readonly dependsOn?: readonly string[];
  /** Whether only administrators may use the filter. Other callers get FORBIDDEN. */
  readonly isForAdministrators?: boolean;
}

/**
 * Grouping of rows that are sold together and can be listed as one item. The first row represents the item. An item
 * matches a filter if one of its rows matches. Weights and prices are summed over its rows.
 */
export interface StockGrouping {
  /** Filter flag that makes lists group rows into items. */
  readonly flag: string;
  /** Filter that the representing row itself must match, such as the filter of a shop page. */
  readonly scope: string;
  /**
   * Returns a query for all rows that belong to a group. Its columns are `id`, `ids` and `first`. `ids` are all rows
   * of the item that the viewer may see. `first` is the lowest ID among the rows `d` that match the scope.
   */
  members(viewer: Viewer, scope: RawBuilder<boolean>): RawBuilder<unknown>;
  /** SQL for fields that are aggregated over the rows `d` of an item. */
  readonly sums: Readonly<Record<string, (viewer: Viewer) => RawBuilder<unknown>>>;
}

/**
 * Rows of the same type that GraphQL returns as fields of a row. If one of them changes, feeds also send the others.
 */
export interface StockNeighbors {
  /** GraphQL fields of a row that return its neighbors. */
  readonly fields: readonly string[];
  /** Columns that determine the neighbors of a row. */
  readonly columns: readonly string[];
  /**
   * Returns a query for the IDs of the neighbors of the given rows. `rows` selects `id` and the columns, and may
   * include earlier states of rows.
   */
  idsOf(rows: RawBuilder<unknown>): RawBuilder<{ readonly id: number }>;
}

/** Names of the fields with the type's price amounts. */
type PriceFields<E> = Readonly<{ total: FieldName<E> } & Partial<Record<Exclude<PriceAmount, 'total'>, FieldName<E>>>>;

/** Definition of a stock type. In all SQL, the stock row has the alias `d`. */
interface StockTypeOptions<E extends StockRecord> {
  /** Name in REST paths, imports and exports, such as `eternity_rings`. */
  readonly name: string;
  /** GraphQL name of the object type. `one` and `many` are the names for a single item and a list. */
  readonly typeName: string;
  readonly one: string;
  readonly many: string;
  /** Display name, such as `eternity ring`. `description` is the description of the GraphQL type. */
  readonly noun: string;
  readonly description: string;
  readonly entity: EntityClass<E>;
  readonly table: string;
  /** Name of the type in change tracking, such as `eternity_ring`. Equals the GraphQL kind in lower case. */
  readonly subject: string;
  /** Prefix of generated stock numbers, such as `ER`. */
  readonly prefix: string;
  readonly defaultSort: FieldName<E>;
  /** Field with the number of the grading report. Items can be found by report number as well as by stock number. */
  readonly reportNumber?: string;
  readonly price: PriceFields<E>;
  /**
   * Rules that determine whether a viewer can order listed, priced rows now. Lists and orders use them. Default: no
   * rules, as for items made to order. `filter` contains the other conditions of the list's filter.
   */
  readonly saleRules?: (viewer: Viewer, filter: object) => readonly VisibilityRule[];
  /**
   * Condition for rows that are on hold for the viewer and cannot be ordered by other buyers. By default, no row is
   * on hold for a viewer.
   */
  readonly heldFor?: (viewer: Viewer) => RawBuilder<boolean>;
  /** Condition for parcels whose remaining stones are all in the viewer's open orders. */
  readonly wholeParcelsOf?: (viewer: Viewer) => RawBuilder<boolean>;
  /** Sale states for the statuses that prevent a sale. Default: none, for types without a status. */
  readonly statusStates?: readonly StatusState[];
  /** SQL expressions for orders that contain the whole item. Default: derived from `reservations`. */
  readonly orderState?: TakenByOrders;
  /** Rules for the visibility of active rows. By default, everyone sees them. Administrators see all rows. */
  readonly listRules?: (viewer: Viewer) => readonly VisibilityRule[];
  /** Shop pages that list the type. If omitted, no page lists it. */
  readonly pages?: readonly ShopPage[];
  /** Condition for unlisted rows that a viewer may read by ID, besides items that the viewer has bought. */
  readonly namedTo?: (viewer: Viewer) => RawBuilder<boolean>;
  /**
   * Whether visibility depends on the individual user, not only on page access and markups. If so, users do not share
   * cached responses.
   */
  readonly isPersonal?: boolean;
  /** SQL for fields whose values depend on the viewer, such as prices with markups. */
  readonly perViewer?: Readonly<{ [K in FieldName<E>]?: (viewer: Viewer) => RawBuilder<Read<E[K]>> }>;
  /** Base values for markups. Omitted if the type has no markups. */
  readonly pricing?: (viewer: Viewer) => Pricing;
  /** Filters with custom SQL, by name. */
  readonly filters?: Readonly<Record<string, OwnFilter>>;
  /** Inputs in addition to the declared fields, keyed by name. The values are their validation decorators. */
  readonly ownInputs?: Readonly<Record<string, PropertyDecorator>>;
  /** Columns of the in-memory column store, for types with large stock. */
  readonly copy?: ColumnStoreColumns;
  /** Grouping of rows that are sold together and can be listed as one item. */
  readonly grouping?: StockGrouping;
  /**
   * Rows of the type that GraphQL returns as fields of another row. If omitted, no field returns other rows of the
   * type.
   */
  readonly neighbors?: StockNeighbors;
  /** Text columns that have the same value for all variants of a design. Lists can show one variant per design. */
  readonly design?: readonly [string, ...string[]];
  /** GraphQL objects that group fields (`partOf`), keyed by the name of the field that returns the object. */
  readonly parts?: Readonly<Record<string, StockPart>>;
  /** Fields that custom resolvers need, keyed by the name of the resolved field. */
  readonly needs?: Readonly<Record<string, readonly FieldName<E>[]>>;
  /** Fields from which stock numbers are built if an imported file has none. */
  readonly importKey?: readonly FieldName<E>[];
  /** Reservations of items by orders. If omitted, the type cannot be ordered. */
  readonly reservations?: Reservations;
  /** Fields of reserved rows that imports leave unchanged. */
  readonly keptByImports?: readonly FieldName<E>[];
  /**
   * Called with a locked row before a change. Returns a function that is called after the change with a flag for
   * whether an open order reserves the row. That function throws if the change is not allowed.
   */
  readonly watchChange?: (item: E) => (isReserved: boolean) => void;
  /**
   * Returns whether a row was marked as sold manually, without an order. Bulk changes leave the status and the active
   * flag of such rows unchanged.
   */
  readonly isMarkedSold?: (item: E) => boolean;
  /** Fields whose combination must be unique, ignoring case. */
  readonly together?: readonly FieldName<E>[];
  /** Prices that bulk changes can set. Default: derived from the price columns. */
  readonly storedPrices?: readonly StoredPrice[];
  /**
   * Inputs of bulk changes in addition to the changed fields, keyed by name. They are validated together with the
   * changed fields.
   */
  readonly ownChanges?: Readonly<Record<string, PropertyDecorator>>;
}

/**
 * Stock type. `E` is its entity class, which determines the names and types of the fields. Functions that work with
 * all types omit `E`.
 */
export interface StockType<E extends StockRecord = StockRecord>
  extends Omit<
    StockTypeOptions<E>,
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
    | 'orderState'
    | 'together'
    | 'ownChanges'
    | 'storedPrices'
    | 'pages'
  > {
  readonly defaultSort: string;
  readonly kind: string;
  readonly price: Readonly<Partial<Record<PriceAmount, string>>>;
  readonly fields: readonly StockField[];
  /** Returns SQL for the source of the rows `d` that lists read. */
  rowsFor(viewer: Viewer): RawBuilder<unknown>;
  /**
   * Rules for the visibility and orderability of rows `d`, in the order in which they are explained to
   * administrators.
   */
  listRules(viewer: Viewer): readonly VisibilityRule[];
  saleRules(viewer: Viewer, filter?: object): readonly VisibilityRule[];
  /**
   * Returns the condition for rows `d` that the viewer may see. Every query that reads stock for a viewer must
   * include it.
   */
  visibleTo(viewer: Viewer): RawBuilder<boolean>;
  /** Like `visibleTo`, but also includes rows that the viewer may read only by ID. */
  namedTo(viewer: Viewer): RawBuilder<boolean>;
  /** Returns whether the value of a field is its plain column for every viewer. */
  isPlain(field: StockField): boolean;
  /**
   * Returns the condition for rows `d` that the viewer can order now, which have the availability FOR_SALE or
   * HELD_FOR_YOU. Use it in list conditions instead of `availability`, which is computed row by row. Pass the list's
   * filter.
   */
  isForSaleTo(viewer: Viewer, filter?: object): RawBuilder<boolean>;
  /**
   * Returns SQL for the availability if the viewer orders at a price set by an administrator. The row's own price is
   * ignored.
   */
  availabilityOncePriced(viewer: Viewer): RawBuilder<Availability>;
  read(field: StockField, viewer: Viewer): RawBuilder<unknown>;
  /** Returns SQL for the value of the named field for a viewer. */
  readNamed<K extends FieldName<E>>(name: K, viewer: Viewer): RawBuilder<Read<E[K]>>;
  /** Returns SQL for the total price for a viewer. Null if the price is on request. */
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
  readonly orderState: TakenByOrders;
  readonly together: readonly string[];
  readonly ownChanges: Readonly<Record<string, PropertyDecorator>>;
  readonly storedPrices: readonly StoredPrice[];
  readonly pages: readonly ShopPage[];
}

/** Declares a stock type. Field names are checked against the entity. */
export function stockType<E extends StockRecord>(facts: StockTypeOptions<E>): StockType<E> {
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
    orderState = {
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
    orderState,
    together,
    ownChanges,
    storedPrices,
    pages,
    keptByImports: ['isActive', ...keptByImports],
    rowsFor: () => sql`${sql.table(facts.table)}`,
    listRules: (viewer) => (viewer.kind === 'administrator' ? [] : [isActive, ...listRules(viewer)]),
    // Inactive and unpriced rows are never for sale.
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

  function availabilityBy(rules: readonly VisibilityRule[], viewer: Viewer): RawBuilder<Availability> {
    const isTheirs = viewer.userId === null ? sql`false` : sql`${orderState.buyerId} = ${viewer.userId}`;
    const byStatus = statusStates.flatMap(([state, condition]) => {
      const availability = toBuyers[state];
      return availability ? [sql`when d.is_active and ${condition} then ${sql.lit(availability)}`] : [];
    });
    return sql`case
    when ${areMet(rules)} then case
      when ${heldFor?.(viewer) ?? sql.lit(false)} then ${sql.lit(Availability.HELD_FOR_YOU)}
      else ${sql.lit(Availability.FOR_SALE)} end
    when ${orderState.isTaken} then case
      when ${isTheirs} then ${sql.lit(Availability.ORDERED_BY_YOU)}
      when ${orderState.isSold} then ${sql.lit(Availability.SOLD)}
      else ${sql.lit(Availability.ON_HOLD)} end
    ${sql.join(byStatus, sql` `)}
    else ${sql.lit(Availability.GONE)} end`;
  }

  /**
   * Returns SQL for the sale state. Orders take precedence over the active flag, which takes precedence over the
   * status.
   */
  function saleStateBy(total: RawBuilder<string | null>): RawBuilder<SaleState> {
    const byStatus = statusStates.map(([state, condition]) => sql`when ${condition} then ${sql.lit(state)}`);
    return sql`case
    when ${orderState.isTaken} then case
      when ${orderState.isSold} then ${sql.lit(SaleState.SOLD)} else ${sql.lit(SaleState.IN_ORDER)} end
    when not d.is_active then ${sql.lit(SaleState.INACTIVE)}
    ${sql.join(byStatus, sql` `)}
    when coalesce(${total}, 0) <= 0 then ${sql.lit(SaleState.NO_PRICE)}
    else ${sql.lit(SaleState.FOR_SALE)} end`;
  }
}

/** Availability that buyers see for a sale state. All other states become GONE. */
const toBuyers: Readonly<Partial<Record<SaleState, Availability>>> = {
  [SaleState.ON_HOLD]: Availability.ON_HOLD,
  [SaleState.SOLD]: Availability.SOLD,
};

/** Returns SQL for the ID of the viewer's order that contains the whole item `d`. Null if there is none. */
export const ownOrderOf = (
  { orderState }: Pick<StockType, 'orderState'>,
  { userId }: Pick<Viewer, 'userId'>,
): RawBuilder<number | null> =>
  userId === null
    ? sql`null::int`
    : sql`case when ${orderState.isTaken} and ${orderState.buyerId} = ${userId} then ${orderState.orderId} end`;

const priceAmounts: readonly PriceAmount[] = ['total', 'perCarat', 'unit'];

/** Returns a field by its name. Throws if the type has no such field. */
export function fieldNamed({ name, fields }: Pick<StockType, 'name' | 'fields'>, field: string): StockField {
  const match = fields.find((candidate) => candidate.name === field);
  if (!match) throw new Error(`${name} has no field ${field}`);
  return match;
}
