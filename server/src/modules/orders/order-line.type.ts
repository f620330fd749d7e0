import { type ClassType, createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { CaratsScalar } from '../carats/index.ts';
import { type ItemFact } from '../selling/index.ts';
import { ItemKindEnum, itemKinds, kindOf } from '../selling/kinds/index.ts';
import { Price } from '../stock/graphql/index.ts';
import { type SetTotals, SetTotalsType } from '../stock-types/diamonds/index.ts';
import type { OrderLineRow } from './order-row.ts';

export const OrderItem = createUnionType({
  name: 'OrderItem',
  description: 'What was ordered, as it is now. More kinds may come: keep a default branch.',
  types: () => itemKinds.map(({ view }) => view.output),
});

/** Returns the item of an order line; calls of the same tick share one query per kind. */
export async function orderItemOf(
  ctx: RequestContext,
  { itemType, itemId }: { itemType: number; itemId: number },
  fields: ReadonlySet<string>,
): Promise<object | null> {
  const { find, output } = kindOf({ itemType }).view;
  const item = await find(ctx, itemId, fields);
  return item ? asInstance(output, item) : null;
}

/** Compiled operations call no `resolveType`, so the union is resolved by class. */
function asInstance(output: ClassType<object>, item: object): object {
  if (item instanceof output) return item;
  const instance: object = Object.create(output.prototype);
  return Object.assign(instance, item);
}

/** State of the stock of an order line. */
export enum OrderLineStock {
  RESERVED = 'RESERVED',
  SOLD = 'SOLD',
}

describedEnum(OrderLineStock, {
  name: 'OrderLineStock',
  description: 'What an order has of the stock for a line.',
  values: {
    RESERVED:
      'Nobody else gets it while the order is open; it is for sale again once the order is cancelled or deleted.',
    SOLD: 'It is sold to the buyer.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'The report on an item, or on the stone in it.' })
class OrderLineReport {
  @Field(() => String, { nullable: true, description: 'Who reports on it.' }) laboratory!: string | null;
  @Field(() => String, { nullable: true, description: 'Number of the report.' }) number!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Something that was known of an item, in words.' })
class OrderFact implements ItemFact {
  @Field(() => String, { description: 'What it is about, such as `Clarity`.' }) label!: string;
  @Field(() => String, { description: 'What was known.' }) value!: string;
}

@ObjectType('OrderLine', {
  description:
    'A line of an order, frozen at the moment of ordering: it stays readable when the item is sold, deleted or out of sight.',
})
export class OrderLineType {
  @Field(() => ID, { description: 'Id of the line.' })
  id: number;

  @Field(() => ItemKindEnum, { description: 'Kind of the item.' })
  kind: number;

  @Field(() => ID, { nullable: true, description: 'Id of the item among those of its kind; null once it is deleted.' })
  itemId: number | null;

  @Field(() => String, { description: 'Stock number at that moment.' })
  stockNumber: string;

  @Field(() => String, { nullable: true, description: 'Name of the line set or pair as part of which it was sold.' })
  lineSet: string | null;

  @Field(() => SetTotalsType, {
    nullable: true,
    description: 'Line set or pair as part of which it was sold, with its amounts. Null for other lines.',
  })
  set: SetTotalsType | null;

  @Field(() => String, { description: 'What was ordered, in one line.' })
  description: string;

  @Field(() => CaratsScalar, { nullable: true, description: 'Weight of what was ordered.' })
  carats: number | null;

  @Field(() => Price, { description: 'What the buyer pays for the line: their price of that moment.' })
  price: Price;

  @Field(() => Int, { nullable: true, description: 'Stones of a parcel, or about how many of a melee lot.' })
  numberOfStones: number | null;

  @Field(() => String, { nullable: true, description: 'The ring size for which stones of a parcel are wanted.' })
  ringSize: string | null;

  @Field(() => OrderLineReport, { nullable: true, description: 'Its report at that moment; null: none was known.' })
  report: OrderLineReport | null;

  @Field(() => String, { nullable: true, description: 'Address of the picture that it had.' })
  imageUrl: string | null;

  @Field(() => [OrderFact], {
    description: 'Its grades and whatever else was known of it at that moment, in the order in which people read it.',
  })
  facts: readonly OrderFact[];

  constructor(row: OrderLineRow, currency: string, set: SetTotals | undefined) {
    this.id = row.id;
    this.stockNumber = row.stockId;
    this.lineSet = row.lineSet;
    this.set = set ? new SetTotalsType(set, currency) : null;
    this.description = row.description;
    this.carats = row.carats;
    this.price = { total: row.totalPrice, perCarat: row.pricePerCarat, keptCurrency: currency };
    this.numberOfStones = row.numberOfStones;
    this.ringSize = row.ringSize;
    this.kind = row.itemType;
    this.itemId = row.itemId;
    const { laboratory, reportNumber: number } = row;
    this.report = laboratory === null && number === null ? null : { laboratory, number };
    this.imageUrl = row.imageUrl;
    this.facts = row.facts;
  }
}
