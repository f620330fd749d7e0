import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, MoneyScalar } from '../../kernel/values/scalars.ts';
import { totalsOfSets } from '../stock-types/diamonds/index.ts';
import { type AddressSnapshot, OrderAddress } from './details/order-address.ts';
import { OrderLineType } from './order-line.type.ts';
import type { OrderRow } from './order-row.ts';
import { OrderStatus } from './order-status.ts';

@ObjectType({ description: 'The buyer as they were at the moment of ordering.' })
class OrderBuyer {
  @Field(() => String, { description: 'First and last name, else the e-mail address.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Primary address, one part per line.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'VAT number of the company. Null if not set.' })
  vatNumber!: string | null;
}

@ObjectType('Order', { description: 'An order. Its buyer and administrators see it.' })
export class OrderType {
  @Field(() => ID, { description: 'The same number as in REST.' })
  id: number;

  @Field(() => OrderStatus, { description: 'Where it stands.' })
  status: OrderStatus;

  @Field(() => DateTimeScalar, { description: 'When it was placed.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    description:
      'When it was placed, or changed last: its status, lines, prices or details, or the house wrote to the buyer about it.',
  })
  updatedAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was cancelled or completed; null while open.' })
  completedAt: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When payment was last asked for. Null while it was not, and after cancelling.',
  })
  paymentRequestedAt: Date | null;

  @Field(() => MoneyScalar, { description: 'Sum of the lines.' })
  totalPrice: number;

  @Field(() => String, { description: 'Currency of its amounts, as ISO 4217 has it.' })
  currency: string;

  @Field(() => [OrderLineType], { description: 'In the order in which they were put on it.' })
  lines: OrderLineType[];

  @Field(() => OrderBuyer, { description: 'The buyer at that moment: stays when the account is deleted.' })
  buyer: OrderBuyer;

  @Field(() => String, { nullable: true, description: 'The buyer’s own number or word for it.' })
  reference: string | null;

  @Field(() => String, { nullable: true, description: 'What the buyer asks of the house.' })
  note: string | null;

  @Field(() => OrderAddress, {
    nullable: true,
    description: 'Where it goes, as that was written then; null: to the buyer’s address.',
  })
  deliveryAddress: AddressSnapshot | null;

  @Field(() => OrderAddress, {
    nullable: true,
    description: 'Who gets the invoice, as that was written then; null: the buyer’s address.',
  })
  billingAddress: AddressSnapshot | null;

  @Field(() => Int, { description: 'Counts the changes.' })
  version: number;

  @Field(() => Boolean, {
    description:
      'It was placed with a test key: it takes nothing of the stock, nobody is mailed, and it is gone after 7 days.',
  })
  isTest: boolean;

  readonly userId: number | null;

  constructor(row: OrderRow) {
    this.id = row.id;
    this.status = row.status;
    this.createdAt = row.createdAt;
    this.updatedAt = row.updatedAt;
    this.completedAt = row.completedAt;
    this.paymentRequestedAt = row.paymentRequestedAt;
    this.totalPrice = row.totalPrice;
    this.currency = row.currency;
    const sets = totalsOfSets(row.lines);
    this.lines = row.lines.map((line) => new OrderLineType(line, row.currency, sets.get(line.lineSet ?? '')));
    this.buyer = {
      name: row.buyerName,
      email: row.buyerEmail,
      address: row.buyerAddress,
      vatNumber: row.buyerVatNumber,
    };
    this.reference = row.reference;
    this.note = row.note;
    this.deliveryAddress = row.deliveryAddress;
    this.billingAddress = row.billingAddress;
    this.version = row.version;
    this.isTest = row.isTest;
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

@ObjectType({ description: 'Outcome of cancelOrder.' })
export class CancelOrderPayload {
  @Field(() => OrderType, { description: 'The order.' })
  order!: OrderType;
}

@ObjectType({ description: 'Outcome of changeOrderStatus.' })
export class ChangeOrderStatusPayload {
  @Field(() => OrderType, { description: 'The order.' })
  order!: OrderType;
}
