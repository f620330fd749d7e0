import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Order } from '../order.entity.ts';
import type { OrderRow } from '../order-row.ts';
import { CreateOrderInput, DeleteOrderInput, UpdateOrderInput } from './admin-order.inputs.ts';
import { ReturnToStockInput, returnToStock } from './return-to-stock.ts';
import { createOrder, deleteOrder, updateOrder } from './save-order.ts';

@ObjectType({ description: 'Result of `createOrder`.' })
class CreateOrderPayload {
  @Field(() => Order, { description: 'The order.' })
  order!: Order;

  @Field(() => Boolean, { description: 'True if an earlier request with the same idempotency key created the order.' })
  isReplay!: boolean;
}

@ObjectType({ description: 'Result of `updateOrder`.' })
class UpdateOrderPayload {
  @Field(() => Order, { description: 'The updated order.' })
  order!: Order;
}

@ObjectType({ description: 'Result of `returnToStock`.' })
class ReturnToStockPayload {
  @Field(() => Order, { description: 'The order.' })
  order!: Order;
}

@ObjectType({ description: 'Result of `deleteOrder`.' })
class DeleteOrderPayload {
  @Field(() => ID, { description: 'ID of the deleted order.' })
  orderId!: number;
}

@Resolver()
export class AdminOrderResolver {
  @Mutation(() => CreateOrderPayload, {
    nullable: true,
    description:
      'Creates an order for a user, all or nothing. The buyer must be able to order the items; items on hold for the buyer are included. Buyer and brand get an email. Errors name `lines.<index>`: DIAMOND_NOT_FOUND and ITEM_NOT_FOUND for items that the buyer cannot see, ITEM_NOT_FOUND (NOT_FOR_SALE) for items that are not available. USER_NOT_FOUND. Administrators only.',
  })
  async createOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateOrderInput, { description: 'Buyer and items.' }) input: CreateOrderInput,
  ): Promise<{ order: OrderRow; isReplay: boolean }> {
    const { order, isReplay } = await createOrder(ctx, input);
    return { order: order, isReplay };
  }

  @Mutation(() => UpdateOrderPayload, {
    nullable: true,
    description:
      'Adds and removes lines of an open order and changes amounts and prices, all or nothing. The buyer gets an email. ORDER_NOT_FOUND. INVALID_REQUEST for a completed or cancelled order and for an order without lines. INVALID_REQUEST (STALE_VERSION) if another request has changed the order. Other errors as for `createOrder`. Administrators only.',
  })
  async updateOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateOrderInput, { description: 'Order ID and changes.' }) input: UpdateOrderInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await updateOrder(ctx, input) };
  }

  @Mutation(() => ReturnToStockPayload, {
    nullable: true,
    description:
      'Returns sold items of a completed order to stock, so that they are for sale again. The order and its invoice do not change. ORDER_NOT_FOUND. INVALID_REQUEST (409) for lines that have not sold an item. INVALID_REQUEST (STALE_VERSION) if the order has changed. Administrators only.',
  })
  async returnToStock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReturnToStockInput, { description: 'Order lines and reason.' }) input: ReturnToStockInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await returnToStock(ctx, input) };
  }

  @Mutation(() => DeleteOrderPayload, {
    nullable: true,
    description:
      'Deletes an order permanently. The stock of an open order becomes available again, and the buyer gets an email. INVALID_REQUEST (409) for an order that has been paid, shipped or completed: cancel it instead. ORDER_NOT_FOUND, STALE_VERSION. Administrators only.',
  })
  deleteOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteOrderInput, { description: 'Order ID.' }) input: DeleteOrderInput,
  ): Promise<DeleteOrderPayload> {
    return deleteOrder(ctx, input);
  }
}
