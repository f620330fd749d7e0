import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Page, PageInput, pageWith } from '../../kernel/input/page.ts';
import { selectedFields } from '../../kernel/transport/selection.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { type UserRow, UserType, userById } from '../accounts/index.ts';
import { ItemType } from '../basket-lines/index.ts';
import { DiamondType, type DiamondView, diamondById } from '../catalogue/index.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { findMyOrders, findOrder, findOrders } from './list-orders.ts';
import { ChangeOrderStatusInput, OrderFilter, OrderSort, PlaceOrderInput } from './order.inputs.ts';
import { ChangeOrderStatusPayload, OrderLineType, OrderPage, OrderType, PlaceOrderPayload } from './order.type.ts';
import { OrderItem, orderItemOf } from './order-item.ts';
import { placeOrder } from './place-order.ts';

@Resolver(() => OrderType)
export class OrderResolver {
  @Query(() => OrderPage, {
    nullable: true,
    description: 'The caller’s own orders, newest first. Signed-in users only.',
  })
  async myOrders(
    @Ctx() ctx: RequestContext,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ): Promise<Page<OrderType>> {
    return pageWith(await findMyOrders(ctx, { page }), (row) => new OrderType(row));
  }

  @Query(() => OrderPage, { nullable: true, description: 'Everybody’s orders. Administrators only.' })
  async orders(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => OrderFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: OrderFilter | null,
    @Arg('sort', () => [OrderSort], {
      nullable: true,
      description: 'At most three columns; newest first where it is left out.',
    })
    sort?: OrderSort[] | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ): Promise<Page<OrderType>> {
    return pageWith(await findOrders(ctx, { filter, sort, page }), (row) => new OrderType(row));
  }

  @Query(() => OrderType, {
    nullable: true,
    description: 'One order. ORDER_NOT_FOUND for an order of somebody else too, unless the caller is an administrator.',
  })
  async order(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: number,
  ): Promise<OrderType> {
    return new OrderType(await findOrder(ctx, { id }));
  }

  @Mutation(() => PlaceOrderPayload, {
    nullable: true,
    description:
      'Orders the caller’s cart, all or nothing. ITEM_NOT_FOUND (NOT_FOR_SALE) names lines of the cart as `lines.<id>` in its details; nothing is ordered then.',
  })
  async placeOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PlaceOrderInput) input: PlaceOrderInput,
  ): Promise<PlaceOrderPayload> {
    const { order, isReplay } = await placeOrder(ctx, input);
    return { order: new OrderType(order), isReplay };
  }

  @Mutation(() => ChangeOrderStatusPayload, {
    nullable: true,
    description:
      'Moves an order to any status, with what that means for its stock, and tells the buyer by mail. ITEM_NOT_FOUND (NOT_FOR_SALE) when stock to be reserved again is somebody else’s. Administrators only.',
  })
  async changeOrderStatus(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeOrderStatusInput) input: ChangeOrderStatusInput,
  ): Promise<ChangeOrderStatusPayload> {
    return { order: new OrderType(await changeOrderStatus(ctx, input)) };
  }

  @FieldResolver(() => UserType, { nullable: true, description: 'The buyer’s account; null once it is deleted.' })
  async user(@Ctx() ctx: RequestContext, @Root() { userId }: OrderType): Promise<UserRow | null> {
    return userId === null ? null : ((await userById(ctx, userId)) ?? null);
  }
}

@Resolver(() => OrderLineType)
export class OrderLineResolver {
  @FieldResolver(() => OrderItem, {
    nullable: true,
    description: 'The thing as it is now; null once it is deleted or out of the caller’s sight.',
  })
  item(
    @Ctx() ctx: RequestContext,
    @Root() { itemType, itemId }: OrderLineType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> | null {
    return itemId === null ? null : orderItemOf(ctx, { itemType, itemId }, selectedFields(info));
  }

  @FieldResolver(() => DiamondType, {
    nullable: true,
    description: 'The stone as it is now; null for other things, and once the caller does not see it.',
  })
  async diamond(
    @Ctx() ctx: RequestContext,
    @Root() { itemType, itemId }: OrderLineType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DiamondView | null> {
    if (itemType !== ItemType.DIAMOND || itemId === null) return null;
    return (await diamondById(ctx, itemId, selectedFields(info))) ?? null;
  }
}
