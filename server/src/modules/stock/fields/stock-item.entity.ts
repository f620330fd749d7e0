import type { Opt } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { type Availability } from '../values/availability.ts';
import { availability, saleState } from '../values/computed-values.ts';
import type { SaleState } from '../values/sale-state.ts';
import { stockNumber, text } from '../values/stock-values.ts';
import { headers, Stock } from './stock-field.ts';

/** What every row of stock has. */
export abstract class StockRecord {
  @PrimaryKey({ type: 'integer' }) id!: number;

  /** The house's own number, unique among its type. */
  abstract stockNumber: string;

  /** Made for each viewer, by the SQL of `stockType`. */
  @Stock(availability(), 'What it is to the caller at this moment: whether they can order it.', {
    column: false,
    presence: 'made',
  })
  readonly availability!: Availability & Opt;

  /** Computed by `stockType`. Shown with the order and the user as `sale`. */
  @Stock(saleState(), 'Whether it is for sale, and if not, why.', {
    label: 'State',
    column: false,
    presence: 'made',
    output: false,
    rest: false,
    isForAdministrators: true,
    section: 'Availability',
  })
  readonly saleState!: SaleState & Opt;

  /** Columns of a supplier's file for which there is no field: header → cell. Administrators only. */
  @Property({ type: 'json', defaultRaw: `'{}'` }) extras: Record<string, string> & Opt = {};

  /** Inactive stock exists for administrators only. */
  @Property({ type: 'boolean', default: true }) isActive: boolean & Opt = true;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 }) readonly version!: number & Opt;
  @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt: Date & Opt = new Date();
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() }) updatedAt: Date & Opt = new Date();
}

/** How the vendor of a piece is told by files, and who reads it: the same for all stock. */
export const vendorField = {
  isForAdministrators: true,
  filter: 'vendors',
  sort: true,
  columns: headers('Seller | Owner | Supplier Name'),
  // A platform's number of the supplier counts only where there is no name.
  fallbacks: headers('Supplier ID | RapNet Seller Code'),
} as const;

/** What every stock item has besides diamonds, whose numbers are always given. */
export abstract class StockItem extends StockRecord {
  /** Unique among its type without regard to case (by an index of the migration), and what the rows of files are matched by. */
  @Stock(stockNumber(), "The house's own number, unique among its type. A new piece without one is given one.", {
    label: 'Stock number',
    shortLabel: 'Stock #',
    presence: 'made',
    isUnique: true,
    columns: ['Stock #', 'Stock', 'Stock No', 'Stock Number', 'Stock ID', 'SKU', 'Item #', 'Item Number', 'Style #'],
    filter: 'stockNumbers',
    facet: false,
  })
  stockNumber!: string & Opt;

  @Stock(text(), 'Supplier whose piece it is.', { ...vendorField, rest: false })
  vendor: string | null = null;
}
