import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { ItemType } from './item-type.ts';

/**
 * Which order line has a one-of-a-kind thing. Being unique per thing it is the database's own promise that nothing is
 * sold twice, whatever an administrator does to the status of the stock meanwhile.
 */
@Entity({ tableName: 'stock_allocation' })
@Unique({ properties: ['itemType', 'itemId'] })
export class StockAllocation {
  /** The order line is known to the orders module only; the database checks that it exists. */
  @PrimaryKey({ type: 'integer', autoincrement: false })
  orderLineId!: number;

  @Property({ type: 'smallint' })
  itemType!: ItemType;

  @Property({ type: 'integer' })
  itemId!: number;

  /** Sold for good; else reserved by an open order. */
  @Property({ type: 'boolean', default: false })
  isSold: boolean & Opt = false;
}
