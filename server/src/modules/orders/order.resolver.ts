import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from '../../kernel/graphql.ts';
import { DateScalar } from '../../kernel/input/day.ts';
import { type Page, PageInput } from '../../kernel/input/page.ts';
import { selectedPaths } from '../../kernel/transport/selection.ts';
import { batch } from '../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { AdministratorsOnly } from '../../kernel/use-cases/for-administrators.ts';
import { dayOf } from '../../kernel/values/dates.ts';
import { User, type UserRow, userById } from '../accounts/users/index.ts';
import { isSoldByLine } from '../reservations/index.ts';
import { type ItemKind, itemKinds } from '../selling/kinds/index.ts';
import { InvoiceStep, readInvoiceStep, readPaymentDays } from '../site-content/index.ts';
import { Price } from '../stock/graphql/index.ts';
import { type SetTotals, SetTotalsType, totalsOfSets } from '../stock-types/diamonds/index.ts';
import { cancelOrder, changeOrderStatus, isCancellableBy } from './change-order-status.ts';
import { documentAddress } from './documents/download-order-document.ts';
import { documentKindOf, OrderDocumentKind, paymentDueOn } from './documents/order-document.ts';
import { findMyOrders, findOrder, findOrders } from './list-orders.ts';
import { Order } from './order.entity.ts';
import {
  CancelOrderInput,
  ChangeOrderStatusInput,
  MyOrderFilter,
  OrderFilter,
  OrderSort,
  PlaceOrderInput,
} from './order.inputs.ts';
import {
  CancelOrderPayload,
  ChangeOrderStatusPayload,
  OrderBuyer,
  OrderPage,
  PlaceOrderPayload,
} from './order.type.ts';
import { OrderLine } from './order-line.entity.ts';
import { OrderItem, OrderLineReport, OrderLineStock, orderItemOf } from './order-line.type.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';
import { deletionRefusalOf } from './order-status.ts';
import { placeOrder } from './placing/place-order.ts';
import { timelineOf } from './timeline/timeline.ts';
import { OrderEventType } from './timeline/timeline.type.ts';

/** Batched: one query per request, for all orders. */
const invoiceStep = batch(
  async ({ em }: RequestContext, keys: readonly string[]): Promise<ReadonlyMap<string, InvoiceStep>> => {
    const step = await readInvoiceStep(em);
    return new Map(keys.map((key) => [key, step]));
  },
);

const paymentDays = batch(
  async ({ em }: RequestContext, keys: readonly string[]): Promise<ReadonlyMap<string, number | null>> => {
    const days = await readPaymentDays(em);
    return new Map(keys.map((key) => [key, days]));
  },
);

@Resolver(() => Order)
export class OrderResolver {
  @Query(() => OrderPage, {
    nullable: true,
    description: "Returns the caller's orders, newest first. Signed-in users only.",
  })
  async myOrders(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => MyOrderFilter, { nullable: true, description: 'If omitted, all orders.' })
    filter?: MyOrderFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36 orders.' })
    page?: PageInput | null,
  ): Promise<Page<OrderRow>> {
    return findMyOrders(ctx, { filter, page });
  }

  @Query(() => OrderPage, {
    nullable: true,
    description: 'Returns the orders of all buyers, without test orders unless requested. Administrators only.',
  })
  async orders(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => OrderFilter, { nullable: true, description: 'If omitted, all orders.' })
    filter?: OrderFilter | null,
    @Arg('sort', () => [OrderSort], {
      nullable: true,
      description: 'At most three criteria. Default: newest first.',
    })
    sort?: OrderSort[] | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36 orders.' })
    page?: PageInput | null,
  ): Promise<Page<OrderRow>> {
    return findOrders(ctx, { filter, sort, page });
  }

  @Query(() => Order, {
    nullable: true,
    description:
      'Returns one order of the caller, or any order for administrators. ORDER_NOT_FOUND for orders of other users.',
  })
  async order(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Order ID.' }) id: number,
  ): Promise<OrderRow> {
    return await findOrder(ctx, { id });
  }

  @Mutation(() => PlaceOrderPayload, {
    nullable: true,
    description:
      "Places an order for the caller's whole cart, for selected cart lines, or for items independent of the cart, all or nothing. API keys must send `items` or `cartLineIds`, and `expectedTotal`, and also need the scope PRICES_READ. If an item is not for sale, nothing is ordered: the details of ITEM_NOT_FOUND (NOT_FOR_SALE) name cart lines as `lines.<id>` and items as `items.<index>`. Ordered lines and one-of-a-kind items are removed from the cart. A test key must send `items` and reserves no stock. ADDRESS_NOT_FOUND for an address that is not the caller's.",
  })
  async placeOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PlaceOrderInput) input: PlaceOrderInput,
  ): Promise<{ order: OrderRow; isReplay: boolean }> {
    const { order, isReplay } = await placeOrder(ctx, input);
    return { order: order, isReplay };
  }

  @Mutation(() => CancelOrderPayload, {
    nullable: true,
    description:
      'Cancels an order of the caller while it is new (PROCESSING). Its stock is available again. ORDER_NOT_FOUND for orders of other users. INVALID_REQUEST (409) once the order is being processed. INVALID_REQUEST (STALE_VERSION) if it has changed since it was read.',
  })
  async cancelOrder(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelOrderInput, { description: 'Order ID.' }) input: CancelOrderInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await cancelOrder(ctx, input) };
  }

  @Mutation(() => ChangeOrderStatusPayload, {
    nullable: true,
    description:
      'Changes the status of an order, reserves, sells or releases its stock accordingly, and notifies the buyer by email. ITEM_NOT_FOUND (NOT_FOR_SALE) if stock to be reserved again is no longer available. Administrators only.',
  })
  async changeOrderStatus(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeOrderStatusInput) input: ChangeOrderStatusInput,
  ): Promise<{ order: OrderRow }> {
    return { order: await changeOrderStatus(ctx, input) };
  }

  @FieldResolver(() => [OrderLine], { description: 'Lines in the order in which they were added.' })
  lines(@Root() { lines, currency }: OrderRow): LineWithCurrency[] {
    const sets = totalsOfSets(lines);
    return lines.map((line) => ({ ...line, currency, totals: sets.get(line.lineSet ?? '') }));
  }

  @FieldResolver(() => OrderBuyer, {
    description: "Copy of the buyer's details at the time of the order. Remains if the account is deleted.",
  })
  buyer(@Root() order: OrderRow): OrderBuyer {
    const { buyerName: name, buyerEmail: email, buyerAddress: address, buyerVatNumber: vatNumber } = order;
    return { name, email, address, vatNumber };
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller may cancel the order now with `cancelOrder`.' })
  isCancellable(@Ctx() ctx: RequestContext, @Root() order: OrderRow): boolean {
    return isCancellableBy(order, ctx);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why the order cannot be deleted with `deleteOrder`. Null if it can be deleted. Administrators only; FORBIDDEN for others.',
  })
  @AdministratorsOnly()
  deletionRefusal(@Root() { status }: OrderRow): string | null {
    return deletionRefusalOf(status);
  }

  @FieldResolver(() => [OrderEventType], { description: 'Timeline of the order, oldest first.' })
  async timeline(@Ctx() ctx: RequestContext, @Root() { id }: OrderRow): Promise<OrderEventType[]> {
    return (await timelineOf(ctx, id)) ?? [];
  }

  @FieldResolver(() => User, { nullable: true, description: 'Account of the buyer. Null if it was deleted.' })
  async user(@Ctx() ctx: RequestContext, @Root() { userId }: OrderRow): Promise<UserRow | null> {
    return userId === null ? null : ((await userById(ctx, userId)) ?? null);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Relative URL of the order's PDF. Requires no access token. Valid for five minutes, while the caller can see the order.",
  })
  documentUrl(@Ctx() ctx: RequestContext, @Root() { id }: OrderRow): string {
    return documentAddress(ctx, id);
  }

  @FieldResolver(() => OrderDocumentKind, {
    description: "Kind of the order's document. Depends on the document settings and the status of the order.",
  })
  async documentKind(@Ctx() ctx: RequestContext, @Root() order: OrderRow): Promise<OrderDocumentKind> {
    return documentKindOf(order, (await invoiceStep(ctx, 'invoiceStep')) ?? InvoiceStep.COMPLETED);
  }

  @FieldResolver(() => DateScalar, {
    nullable: true,
    description: 'Due date. Null if nothing is due or no payment term is set.',
  })
  async paymentDueOn(@Ctx() ctx: RequestContext, @Root() order: OrderRow): Promise<string | null> {
    const due = paymentDueOn(order, { paymentDays: (await paymentDays(ctx, 'paymentDays')) ?? null });
    return due && dayOf(due);
  }
}

/** Order line with the fields that depend on its order. */
interface LineWithCurrency extends OrderLineRow {
  readonly currency: string;
  /** Totals of the set that the line belongs to. */
  readonly totals: SetTotals | undefined;
}

@Resolver(() => OrderLine)
export class OrderLineResolver {
  @FieldResolver(() => ID, {
    nullable: true,
    description: 'ID of the item within its kind. Null if the item was deleted.',
  })
  itemId(@Root() { itemId }: OrderLineRow): number | null {
    return itemId;
  }

  @FieldResolver(() => Price, { description: "The buyer's price for the line at the time of the order." })
  price(@Root() { totalPrice: total, pricePerCarat: perCarat, currency: keptCurrency }: LineWithCurrency): Price {
    return { total, perCarat, keptCurrency };
  }

  @FieldResolver(() => SetTotalsType, {
    nullable: true,
    description: 'Line set or pair with which the stone was sold, and its totals. Null for other lines.',
  })
  set(@Root() { totals, currency }: LineWithCurrency): SetTotalsType | null {
    return totals ? new SetTotalsType(totals, currency) : null;
  }

  @FieldResolver(() => OrderLineReport, {
    nullable: true,
    description: 'Grading report at the time of the order. Null if there was none.',
  })
  report(@Root() { laboratory, reportNumber: number }: OrderLineRow): OrderLineReport | null {
    return laboratory === null && number === null ? null : { laboratory, number };
  }

  @FieldResolver(() => OrderItem, {
    nullable: true,
    description: 'Current state of the item. Null if it was deleted or is not visible to the caller.',
  })
  item(
    @Ctx() ctx: RequestContext,
    @Root() { itemType, itemId }: OrderLineRow,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> | null {
    return itemId === null ? null : orderItemOf(ctx, { itemType, itemId }, selectedPaths(info));
  }

  @FieldResolver(() => OrderLineStock, {
    nullable: true,
    description: 'Stock that the line has reserved or sold. Null if the item is made to order or was released.',
  })
  async stock(@Ctx() ctx: RequestContext, @Root() { id }: OrderLineRow): Promise<OrderLineStock | null> {
    const isSold = await soldByLine(ctx, id);
    if (isSold === undefined) return null;
    return isSold ? OrderLineStock.SOLD : OrderLineStock.RESERVED;
  }
}

/** Returns true if the stock of a line is sold. Calls in the same tick share one query. */
const soldByLine = batch((ctx: RequestContext, ids: readonly number[]) => isSoldByLine(ctx.em, ids));

/** Creates the resolver for the order line field that returns an item of one kind. */
function itemOfKind(name: string, kind: ItemKind): new () => object {
  const { output, find } = kind.view;
  // The method must have the field's name, because type-graphql identifies the fields of a type by method name.
  @Resolver(() => OrderLine)
  class ItemOfKind {
    @FieldResolver(() => output, {
      nullable: true,
      description: 'Current state of the item. Null for items of other kinds, and if it is not visible to the caller.',
    })
    async [name](
      @Ctx() ctx: RequestContext,
      @Root() { itemType, itemId }: OrderLineRow,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object | null> {
      if (itemType !== kind.itemType || itemId === null) return null;
      return (await find(ctx, itemId, selectedPaths(info))) ?? null;
    }
  }
  return ItemOfKind;
}

export const orderFieldResolvers = itemKinds.flatMap((kind) =>
  kind.orderField === undefined ? [] : [itemOfKind(kind.orderField, kind)],
);
