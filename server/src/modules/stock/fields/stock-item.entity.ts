import type { Opt } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { type Availability } from '../values/availability.ts';
import { availability, saleState } from '../values/computed-values.ts';
import type { SaleState } from '../values/sale-state.ts';
import { stockNumber, text } from '../values/stock-values.ts';
import { headers, Stock } from './stock-field.ts';

/** Base class of all stock entities. */
export abstract class StockRecord {
  @PrimaryKey({ type: 'integer' }) id!: number;

  /** Unique within the stock type. */
  abstract stockNumber: string;

  /** Computed for each viewer by `stockType`. */
  @Stock(availability(), 'Current availability for the caller: whether they can order the item, and if not, why.', {
    column: false,
    presence: 'made',
  })
  readonly availability!: Availability & Opt;

  /** Computed by `stockType`. GraphQL returns it as `sale`, with the order and the user. */
  @Stock(saleState(), 'Whether the item is for sale, and if not, why.', {
    label: 'State',
    column: false,
    presence: 'made',
    output: false,
    rest: false,
    isForAdministrators: true,
    section: 'Availability',
  })
  readonly saleState!: SaleState & Opt;

  /** Columns of a supplier's file that match no field, as a map from header to cell. Administrators only. */
  @Property({ type: 'json', defaultRaw: `'{}'` }) extras: Record<string, string> & Opt = {};

  /** Only administrators see inactive stock. */
  @Property({ type: 'boolean', default: true }) isActive: boolean & Opt = true;

  /** Incremented by each change to the row. */
  @Property({ type: 'integer', version: true, default: 1 }) readonly version!: number & Opt;
  @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt: Date & Opt = new Date();
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() }) updatedAt: Date & Opt = new Date();
}

/** Options of the vendor field, shared by all stock types. */
export const vendorField = {
  isForAdministrators: true,
  filter: 'vendors',
  sort: true,
  columns: headers('Seller | Owner | Supplier Name'),
  // Used only if the file has no supplier name, because these columns contain the supplier IDs of other platforms.
  fallbacks: headers('Supplier ID | RapNet Seller Code'),
} as const;

/** Base class of all stock entities except diamonds, for which stock numbers are required. */
export abstract class StockItem extends StockRecord {
  /**
   * Unique within the type, ignoring case. The unique index is created in a migration. Imports match rows by stock
   * number.
   */
  @Stock(
    stockNumber(),
    'Stock number, unique within the type. The server generates one if it is omitted for a new item.',
    {
      label: 'Stock number',
      shortLabel: 'Stock #',
      presence: 'made',
      isUnique: true,
      columns: ['Stock #', 'Stock', 'Stock No', 'Stock Number', 'Stock ID', 'SKU', 'Item #', 'Item Number', 'Style #'],
      filter: 'stockNumbers',
      facet: false,
    },
  )
  stockNumber!: string & Opt;

  @Stock(text(), 'Supplier of the item.', { ...vendorField, rest: false })
  vendor: string | null = null;
}
