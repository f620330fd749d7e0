import { Field, ID, InputType, Int, registerEnumType } from '../../kernel/graphql.ts';
import { OptionalExpectedVersion } from '../../kernel/input/expected-version.ts';
import { OptionalInstant, OptionalObject } from '../../kernel/input/field-rules.ts';
import {
  FilterEnums,
  FilterFlag,
  FilterId,
  FilterIds,
  FilterRange,
  FilterText,
} from '../../kernel/input/filter-fields.ts';
import { OptionalIdempotencyKey, RequiredIdempotencyKey } from '../../kernel/input/idempotency-key.ts';
import { FilledList, maxSorts, OptionalList, OptionalObjects } from '../../kernel/input/list-rules.ts';
import { PageInput, SortDirection } from '../../kernel/input/page.ts';
import { DateTimeRange } from '../../kernel/input/ranges.ts';
import { IsEnum, IsId, IsInt } from '../../kernel/input/rules.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { DateTimeScalar, MoneyScalar } from '../../kernel/values/scalars.ts';
import { BasketItemInput, maxItems } from '../selling/items/index.ts';
import { OrderDetailsInput } from './details/order-details.ts';
import { OrderStatus } from './order-status.ts';
import { OptionalOrderAmount } from './placing/order-lines.ts';

/** Has no idempotency key, because REST sends the key as an optional header. */
@InputType({ description: 'Items to order.' })
export class PurchaseInput extends OrderDetailsInput {
  @Field(() => [BasketItemInput], {
    nullable: true,
    description:
      "1 to 500 items at the caller's current prices, independent of the cart. Duplicates are rejected. If stones of a set are listed, the whole set is ordered once. Cannot be combined with `cartLineIds`. API keys must send `items` or `cartLineIds`.",
  })
  @FilledList()
  @OptionalObjects(() => BasketItemInput, maxItems)
  items?: BasketItemInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      "IDs of 1 to 500 lines of the caller's cart. A line of a set orders the whole set. If both `cartLineIds` and `items` are omitted, users order the whole cart and API keys get INVALID_REQUEST.",
  })
  @IsId({ each: true })
  @FilledList()
  @OptionalList(maxItems)
  cartLineIds?: number[] | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The total that the buyer agreed to. If the current total differs, the order is rejected (INVALID_REQUEST 409, reason PRICE_CHANGED, with the current total) and nothing changes. Required for API keys: a hold reserves an item but does not fix its price.',
  })
  @OptionalOrderAmount()
  expectedTotal?: number | null;
}

@InputType({ description: 'Input for `placeOrder`.' })
export class PlaceOrderInput extends PurchaseInput {
  @RequiredIdempotencyKey('order')
  idempotencyKey!: string;
}

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Status of an order. Administrators may change it from any status to any other.',
  valuesConfig: {
    PROCESSING: { description: 'New order. Its stock is reserved for the buyer. REST value: 0.' },
    CANCELLED: { description: 'Cancelled. Its stock is available again. REST value: 1.' },
    PAYMENT: { description: 'Awaiting payment. REST value: 2.' },
    DELIVERY: { description: 'Shipped. REST value: 3.' },
    COMPLETED: { description: 'Completed. Its stock is sold. REST value: 4.' },
  },
});

export enum OrderSortField {
  CREATED_AT = 'createdAt',
  STATUS = 'status',
  TOTAL_PRICE = 'totalPrice',
  UPDATED_AT = 'updatedAt',
}

describedEnum(OrderSortField, {
  name: 'OrderSortField',
  description: 'Sort fields of orders. Ties are ordered newest first.',
  values: {
    CREATED_AT: 'Time of the order.',
    STATUS: 'Status, in the order of the REST numbers.',
    TOTAL_PRICE: 'Total price of the lines.',
    UPDATED_AT: 'Time of the last change.',
  },
});

@InputType({ description: 'Filter for orders. Fields are combined with AND, values of a list with OR.' })
export class OrderFilter {
  @Field(() => [OrderStatus], { nullable: true, description: 'At least one status.' })
  @IsEnum(OrderStatus, { each: true })
  @FilledList()
  @OptionalList()
  statuses?: OrderStatus[] | null;

  @FilterIds('IDs of orders.')
  ids?: number[] | null;

  @FilterIds('IDs of buyers, at least one.')
  userIds?: number[] | null;

  @FilterText('Order number, or part of a stock number, reference, buyer name or buyer email address.')
  text?: string | null;

  @FilterRange(() => DateTimeRange, 'Time range in which the order was placed.')
  createdAt?: DateTimeRange | null;

  @FilterFlag('If true, only orders placed with test keys. Default: false, only other orders.')
  isTest?: boolean | null;
}

@InputType({ description: 'Sort criterion.' })
export class OrderSort {
  @Field(() => OrderSortField, { description: 'Field to sort by.' })
  @IsEnum(OrderSortField)
  field!: OrderSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Sort direction.' })
  @IsEnum(SortDirection)
  direction: SortDirection = SortDirection.ASC;
}

export class OrderQuery {
  @OptionalObject(() => OrderFilter)
  filter?: OrderFilter | null | undefined;

  @OptionalObjects(() => OrderSort, maxSorts)
  sort?: OrderSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

@InputType({ description: "Filter of the caller's orders. Fields are combined with AND, values of a list with OR." })
export class MyOrderFilter {
  @FilterEnums(() => OrderStatus, 'At least one status.')
  statuses?: OrderStatus[] | null;

  @FilterText("The caller's reference, exact match. More than one order may have the same.", { max: 100 })
  reference?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Orders placed or changed at or after this time. Subtract a few minutes from the time of the last request, because changes become visible with a short delay. `orderFeed` misses no change.',
  })
  @OptionalInstant()
  updatedSince?: Date | null;

  @FilterId(
    'Orders placed before the order with this ID. Pass the last ID of a page to get the next page; new orders do not shift it.',
  )
  beforeId?: number | null;
}

export class MyOrdersQuery {
  @OptionalObject(() => MyOrderFilter)
  filter?: MyOrderFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

export class OrderId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Input for `cancelOrder`.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'Order ID. Must be an order of the caller.' })
  @IsId()
  id!: number;

  @Field(() => Int, { description: '`version` of the order that was read.' })
  @IsInt()
  expectedVersion!: number;

  @OptionalIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType()
abstract class OrderMoveInput {
  @Field(() => OrderStatus, { description: 'New status. Sending the current status has no effect.' })
  @IsEnum(OrderStatus)
  status!: OrderStatus;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input for `moveTestOrder`.' })
export class MoveTestOrderInput extends OrderMoveInput {
  @Field(() => ID, { description: 'Order ID. Must be an order placed with a test key of the same account.' })
  @IsId()
  id!: number;

  @OptionalIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input for `changeOrderStatus`.' })
export class ChangeOrderStatusInput extends OrderMoveInput {
  @Field(() => ID, { description: 'Order ID.' })
  @IsId()
  id!: number;
}
