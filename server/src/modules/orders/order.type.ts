import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, MoneyScalar } from '../../kernel/values/scalars.ts';
import { CaratsScalar } from '../carats/index.ts';
import { Price } from '../catalogue/index.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';
import { OrderStatus } from './order-status.ts';

@ObjectType('OrderLine', { description: 'A line of an order, frozen at the moment of ordering.' })
export class OrderLineType {
  @Field(() => ID, { description: 'Id of the line.' })
  id: number;

  @Field(() => String, { description: 'Stock number at that moment.' })
  stockNumber: string;

  @Field(() => String, { nullable: true, description: 'The line set with which it was sold.' })
  lineSet: string | null;

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

  readonly itemType: number;
  /** The item, among those of its kind; null once it is deleted. */
  readonly itemId: number | null;

  constructor(row: OrderLineRow, currency: string) {
    this.id = row.id;
    this.stockNumber = row.stockId;
    this.lineSet = row.lineSet;
    this.description = row.description;
    this.carats = row.carats;
    this.price = { total: row.totalPrice, perCarat: row.pricePerCarat, keptCurrency: currency };
    this.numberOfStones = row.numberOfStones;
    this.ringSize = row.ringSize;
    this.itemType = row.itemType;
    this.itemId = row.itemId;
  }
}

@ObjectType({ description: 'The buyer as they were at the moment of ordering.' })
class OrderBuyer {
  @Field(() => String, { description: 'First and last name, else the e-mail address.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Primary address, one part per line.' })
  address!: string | null;
}

@ObjectType('Order', { description: 'An order. Its buyer and administrators see it.' })
export class OrderType {
  @Field(() => ID, { description: 'The same number as in REST.' })
  id: number;

  @Field(() => OrderStatus, { description: 'Where it stands.' })
  status: OrderStatus;

  @Field(() => DateTimeScalar, { description: 'When it was placed.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was cancelled or completed; null while open.' })
  completedAt: Date | null;

  @Field(() => MoneyScalar, { description: 'Sum of the lines.' })
  totalPrice: number;

  @Field(() => String, { description: 'Currency of its amounts, as ISO 4217 has it.' })
  currency: string;

  @Field(() => [OrderLineType], { description: 'As they were in the cart.' })
  lines: OrderLineType[];

  @Field(() => OrderBuyer, { description: 'The buyer at that moment: stays when the account is deleted.' })
  buyer: OrderBuyer;

  @Field(() => Int, { description: 'Counts the changes.' })
  version: number;

  readonly userId: number | null;

  constructor(row: OrderRow) {
    this.id = row.id;
    this.status = row.status;
    this.createdAt = row.createdAt;
    this.completedAt = row.completedAt;
    this.totalPrice = row.totalPrice;
    this.currency = row.currency;
    this.lines = row.lines.map((line) => new OrderLineType(line, row.currency));
    this.buyer = { name: row.buyerName, email: row.buyerEmail, address: row.buyerAddress };
    this.version = row.version;
    this.userId = row.userId;
  }
}

@ObjectType({ simpleResolvers: true, description: 'One page of orders.' })
export class OrderPage {
  @Field(() => [OrderType], { description: 'At most `size`.' }) items!: readonly OrderType[];
  @Field(() => Int, { description: 'Orders on all pages.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for.' }) size!: number;
}

@ObjectType({ description: 'Outcome of placeOrder.' })
export class PlaceOrderPayload {
  @Field(() => OrderType, { description: 'The order.' })
  order!: OrderType;

  @Field(() => Boolean, { description: 'An earlier call with the same key had placed it.' })
  isReplay!: boolean;
}

@ObjectType({ description: 'Outcome of changeOrderStatus.' })
export class ChangeOrderStatusPayload {
  @Field(() => OrderType, { description: 'The order.' })
  order!: OrderType;
}
