import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AllocatedStock } from './allocated-stock.ts';

/**
 * Allocation of stock to an order line. A unique index on whole items guarantees that no item is sold twice, even if
 * an administrator changes its status in the meantime.
 */
@Entity({ tableName: 'stock_allocation' })
@Index({ name: 'stock_allocation_whole_unique', expression: 'in the migration' })
@Index({ name: 'stock_allocation_item_index', properties: ['itemType', 'itemId'] })
export class StockAllocation {
  /**
   * Not a relation, because the orders module depends on this module. A foreign key in the database ensures that the
   * line exists.
   */
  @PrimaryKey({ type: 'integer', autoincrement: false })
  orderLineId!: number;

  /** Kind of the stock, which may differ from the kind of the line. */
  @Property({ type: 'smallint' })
  itemType!: AllocatedStock;

  @Property({ type: 'integer' })
  itemId!: number;

  /** True if the whole item is allocated, false if only an amount of it is. */
  @Property({ type: 'boolean', default: true })
  isWhole!: boolean & Opt;

  /** Number of stones taken from a parcel. */
  @Property({ type: 'integer', nullable: true })
  stones: number | null = null;

  /** Weight in carats: the amount taken from a melee lot, or the total of the stones taken from a parcel. */
  @Property({ type: 'decimal', precision: 10, scale: 3, nullable: true })
  carats: string | null = null;

  /** True if sold, false if reserved by an open order. */
  @Property({ type: 'boolean', default: false })
  isSold: boolean & Opt = false;
}
