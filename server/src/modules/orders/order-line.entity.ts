import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { DecimalProps, JsonProps } from '../../kernel/resources/resource-types.ts';
import { Rest } from '../../kernel/resources/rest-shape.ts';
import { CaratsScalar } from '../carats/index.ts';
import { type ItemFact } from '../selling/index.ts';
import { ItemReferences, itemIdOf, itemTypeCheck } from '../selling/items/index.ts';
import { ItemKindEnum } from '../selling/kinds/index.ts';
import { Order } from './order.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'Property of an item as text.' })
class OrderFact implements ItemFact {
  @Field(() => String, { description: 'Name of the property, such as `Clarity`.' })
  label!: string;

  @Field(() => String, { description: 'Value of the property.' })
  value!: string;
}

/** Decimals are strings with exact digits. */
@ObjectType({
  description:
    'Line of an order, with a copy of the item. Remains readable if the item is sold, deleted or no longer visible.',
})
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
  [JsonProps]?: 'facts';
  [DecimalProps]?: 'carats' | 'pricePerCarat' | 'totalPrice';

  @Rest(false)
  @Field(() => ID, { description: 'Line ID.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => Order, deleteRule: 'cascade' })
  order!: Rel<Order>;

  /** Position in the order, starting at 0. */
  @Property({ type: 'smallint' })
  position!: number;

  @Rest(false)
  @Field(() => ItemKindEnum, { name: 'kind', description: 'Kind of item.' })
  @Property({ type: 'smallint' })
  itemType!: number;

  @Field(() => String, { name: 'stockNumber', description: 'Stock number at the time of the order.' })
  @Property({ type: 'text' })
  stockId!: string;

  @Rest(false)
  @Field(() => String, {
    nullable: true,
    description: 'Name of the line set or pair that the stone was sold with. Null for other lines.',
  })
  @Property({ type: 'text', nullable: true })
  lineSet: string | null = null;

  @Field(() => String, { description: 'Description of the item in one line.' })
  @Property({ type: 'text' })
  description!: string;

  @Rest(false)
  @Field(() => String, {
    nullable: true,
    description: 'URL of the picture at the time of the order. Null if there was none.',
  })
  @Property({ type: 'text', nullable: true })
  imageUrl: string | null = null;

  /** Laboratory that issued the report on the item or its stone. */
  @Property({ type: 'text', nullable: true })
  laboratory: string | null = null;

  @Property({ type: 'text', nullable: true })
  reportNumber: string | null = null;

  @Rest(false)
  @Field(() => [OrderFact], { description: 'Grades and other properties at the time of the order, in display order.' })
  @Property({ type: 'json', defaultRaw: `'[]'` })
  facts: readonly ItemFact[] & Opt = [];

  @Field(() => Int, {
    nullable: true,
    description: 'Number of stones of a parcel, or the approximate number of a melee lot. Null for other items.',
  })
  @Property({ type: 'integer', nullable: true })
  numberOfStones: number | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Ring size, if stones of a parcel were ordered for a ring. Null if not set.',
  })
  @Property({ type: 'text', nullable: true })
  ringSize: string | null = null;

  @Field(() => CaratsScalar, {
    nullable: true,
    description: 'Ordered weight in carats. Null for items without a weight.',
  })
  @Property({ type: 'decimal', precision: 10, scale: 3, nullable: true })
  carats: string | null = null;

  @Property({ type: 'decimal', precision: 16, scale: 2, nullable: true })
  pricePerCarat: string | null = null;

  /** The buyer's price at the time of the order. */
  @Property({ type: 'decimal', precision: 16, scale: 2 })
  totalPrice!: string;

  /** ID of the item within its kind. Null if the item was deleted. */
  get itemId(): number | null {
    return itemIdOf(this);
  }
}
