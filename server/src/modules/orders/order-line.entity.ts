import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { type ItemFact } from '../selling/index.ts';
import { ItemReferences, itemIdOf, itemTypeCheck } from '../selling/items/index.ts';
import { Order } from './order.entity.ts';

/** One item of an order, frozen at the moment of ordering. Decimals are exact strings. */
@Entity({ tableName: 'sales_order_line' })
@Check({ name: 'sales_order_line_item_type_check', expression: itemTypeCheck })
@Check({ name: 'sales_order_line_total_price_check', expression: 'total_price >= 0' })
@Unique({ properties: ['order', 'position'] })
@Index({
  name: 'sales_order_line_stock_id_index',
  expression: 'create index sales_order_line_stock_id_index on sales_order_line (lower(stock_id))',
})
@ItemReferences('set null')
export class OrderLine {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => Order, deleteRule: 'cascade' })
  order!: Rel<Order>;

  /** From 0, as in the cart. */
  @Property({ type: 'smallint' })
  position!: number;

  @Property({ type: 'smallint' })
  itemType!: number;

  @Property({ type: 'text' })
  stockId!: string;

  /** The line set with which the stone was sold. */
  @Property({ type: 'text', nullable: true })
  lineSet: string | null = null;

  @Property({ type: 'text' })
  description!: string;

  /** The address of a picture of the item. */
  @Property({ type: 'text', nullable: true })
  imageUrl: string | null = null;

  /** Who reports on the item, or on the stone in it. */
  @Property({ type: 'text', nullable: true })
  laboratory: string | null = null;

  @Property({ type: 'text', nullable: true })
  reportNumber: string | null = null;

  /** What else was known of the item, in the order in which it is read. */
  @Property({ type: 'json', defaultRaw: `'[]'` })
  facts: readonly ItemFact[] & Opt = [];

  /** How many stones of a parcel, or about how many of a melee lot. */
  @Property({ type: 'integer', nullable: true })
  numberOfStones: number | null = null;

  /** For which ring the stones of a parcel are wanted. */
  @Property({ type: 'text', nullable: true })
  ringSize: string | null = null;

  /** Weight of what was ordered. */
  @Property({ type: 'decimal', precision: 10, scale: 3, nullable: true })
  carats: string | null = null;

  @Property({ type: 'decimal', precision: 16, scale: 2, nullable: true })
  pricePerCarat: string | null = null;

  /** What the buyer pays: their price of that moment. */
  @Property({ type: 'decimal', precision: 16, scale: 2 })
  totalPrice!: string;

  /** The item itself, among those of its kind. Null once it is deleted. */
  get itemId(): number | null {
    return itemIdOf(this);
  }
}
