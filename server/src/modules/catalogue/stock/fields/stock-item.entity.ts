import type { Opt } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { type Availability } from './availability.ts';
import { availability } from './computed-values.ts';
import { Stock } from './stock-field.ts';
import { stockNumber } from './stock-values.ts';

/** What every row of stock has. */
export abstract class StockRecord {
  @PrimaryKey({ type: 'integer' }) id!: number;

  /** The house's own number, unique among its type. */
  abstract stockNumber: string;

  /** Made for each viewer, by the SQL of `stockType`. */
  @Stock(availability(), 'What it is to the caller at this moment: whether they can order it.', {
    column: false,
    presence: 'made',
    rest: false,
  })
  readonly availability!: Availability & Opt;

  /** Inactive stock exists for administrators only. */
  @Property({ type: 'boolean', default: true }) isActive: boolean & Opt = true;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 }) readonly version!: number & Opt;
  @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt: Date & Opt = new Date();
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() }) updatedAt: Date & Opt = new Date();
}

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
}
