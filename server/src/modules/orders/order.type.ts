import { Field, Int, ObjectType } from '../../kernel/graphql.ts';
import { Order } from './order.entity.ts';

@ObjectType({ description: "Copy of the buyer's details at the time of the order." })
export class OrderBuyer {
  @Field(() => String, { description: 'First and last name, or the email address.' })
  name!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Primary address, one part per line.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'VAT number of the company. Null if not set.' })
  vatNumber!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of orders.' })
export class OrderPage {
  @Field(() => [Order], { description: 'Orders of the page, at most `size`.' }) items!: readonly Order[];
  @Field(() => Int, { description: 'Number of orders on all pages.' }) total!: number;
  @Field(() => Int, { description: 'Page number, from 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size.' }) size!: number;
}

@ObjectType({ description: 'Result of `placeOrder`.' })
export class PlaceOrderPayload {
  @Field(() => Order, { description: 'The order.' })
  order!: Order;

  @Field(() => Boolean, { description: 'True if an earlier request with the same idempotency key placed the order.' })
  isReplay!: boolean;
}

@ObjectType({ description: 'Result of `cancelOrder`.' })
export class CancelOrderPayload {
  @Field(() => Order, { description: 'The order.' })
  order!: Order;
}

@ObjectType({ description: 'Result of `changeOrderStatus`.' })
export class ChangeOrderStatusPayload {
  @Field(() => Order, { description: 'The order.' })
  order!: Order;
}
