import type { Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Diamond } from '../catalogue/index.ts';

/**
 * Which order line has a one-of-a-kind thing. Being unique per thing it is the database's own promise that nothing is
 * sold twice, whatever an administrator does to the status of the stock meanwhile.
 */
@Entity({ tableName: 'stock_allocation' })
@Check({ name: 'stock_allocation_item_check', expression: 'diamond_id is not null' })
export class StockAllocation {
  /** The order line is known to the orders module only; the database checks that it exists. */
  @PrimaryKey({ type: 'integer', autoincrement: false })
  orderLineId!: number;

  @ManyToOne({ entity: () => Diamond, fieldName: 'diamond_id', mapToPk: true, nullable: true, deleteRule: 'cascade' })
  @Unique()
  diamondId: number | null = null;

  /** Sold for good; else reserved by an open order. */
  @Property({ type: 'boolean', default: false })
  isSold: boolean & Opt = false;
}
