import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Order } from '../order.entity.ts';
import type { OrderRow } from '../order-row.ts';
import { CreateOrderInput, DeleteOrderInput, UpdateOrderInput } from './admin-order.inputs.ts';
import { ReturnToStockInput, returnToStock } from './return-to-stock.ts';
import { createOrder, deleteOrder, updateOrder } from './save-order.ts';

@ObjectType({ description: 'Outcome of createOrder.' })
class CreateOrderPayload {
  @Field(() => Order, { description: 'The order.' })
  order!: Order;

  @Field(() => Boolean, { description: 'An earlier call with the same key had made it.' })
  isReplay!: boolean;
}

@ObjectType({ description: 'Outcome of updateOrder.' })
class UpdateOrderPayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: Order;
}

@ObjectType({ description: 'Outcome of returnToStock.' })
class ReturnToStockPayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: Order;
}

@ObjectType({ description: 'Outcome of deleteOrder.' })
class DeleteOrderPayload {
  @Field(() => ID, { description: 'ID of the deleted order.' })
  orderId!: number;
}

@Resolver()
export class AdminOrderResolver {
  @Mutation(() => CreateOrderPayload, {
    nullable: true,
    description:
      'Orders for a user, all or nothing, what they could order themselves, what is on hold for them included; buyer and house are told by mail. Errors name `lines.<index>`: DIAMOND_NOT_FOUND and ITEM_NOT_FOUND for what the buyer does not see, ITEM_NOT_FOUND (NOT_FOR_SALE) for what they cannot have. USER_NOT_FOUND. Administrators only.',
  })
  async createOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateOrderInput, { description: 'For whom, and what.' }) input: CreateOrderInput,
  ): Promise<{ order: OrderRow; isReplay: boolean }> {
    const { order, isReplay } = await createOrder(ctx, input);
    return { order: order, isReplay };
  }

  @Mutation(() => UpdateOrderPayload, {
    nullable: true,
    description:
      'Puts items on an open order, takes lines off it, changes amounts and prices, all or nothing, and tells the buyer by mail. ORDER_NOT_FOUND; INVALID_REQUEST for a completed or cancelled order, one without a line left, and (STALE_VERSION) when somebody else was faster; else as createOrder. Administrators only.',
  })
  async updateOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateOrderInput, { description: 'Which order, and what changes.' }) input: UpdateOrderInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await updateOrder(ctx, input) };
  }

  @Mutation(() => ReturnToStockPayload, {
    nullable: true,
    description:
      'Puts sold items of a completed order back on sale. The order and its invoice stay as they are. ORDER_NOT_FOUND; INVALID_REQUEST (409) for lines that have sold nothing, and (STALE_VERSION) if the order has changed. Administrators only.',
  })
  async returnToStock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReturnToStockInput, { description: 'Which lines, and why.' }) input: ReturnToStockInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await returnToStock(ctx, input) };
  }

  @Mutation(() => DeleteOrderPayload, {
    nullable: true,
    description:
      'Deletes an order for good. The stock of an open order is for sale again, and its buyer gets an email. INVALID_REQUEST (409) for an order that has been paid, delivered or completed: cancel it instead. ORDER_NOT_FOUND, STALE_VERSION. Administrators only.',
  })
  deleteOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteOrderInput, { description: 'The order to delete.' }) input: DeleteOrderInput,
  ): Promise<DeleteOrderPayload> {
    return deleteOrder(ctx, input);
  }
}
