import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AllocatedStock } from './allocated-stock.ts';

/**
 * The stored record of one reservation: what an order line has of the stock. Being unique per whole item it is the
 * database's own guarantee that nothing is sold twice, whatever an administrator does to the status of the stock meanwhile.
 */
@Entity({ tableName: 'stock_allocation' })
@Index({ name: 'stock_allocation_whole_unique', expression: 'in the migration' })
@Index({ name: 'stock_allocation_item_index', properties: ['itemType', 'itemId'] })
export class StockAllocation {
  /** The order line is known to the orders module only; the database checks that it exists. */
  @PrimaryKey({ type: 'integer', autoincrement: false })
  orderLineId!: number;

  /** The kind of stock, not of the line. */
  @Property({ type: 'smallint' })
  itemType!: AllocatedStock;

  @Property({ type: 'integer' })
  itemId!: number;

  /** The whole item; else an amount of it. */
  @Property({ type: 'boolean', default: true })
  isWhole!: boolean & Opt;

  /** Stones taken from a parcel. */
  @Property({ type: 'integer', nullable: true })
  stones: number | null = null;

  /** Carats taken from a melee lot, or with the sold stones from a parcel. */
  @Property({ type: 'decimal', precision: 10, scale: 3, nullable: true })
  carats: string | null = null;

  /** Sold for good; else reserved by an open order. */
  @Property({ type: 'boolean', default: false })
  isSold: boolean & Opt = false;
}
