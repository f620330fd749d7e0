import { Field, ID, InputType, Int, registerEnumType } from '../../kernel/graphql.ts';
import { KnownVersion } from '../../kernel/input/expected-version.ts';
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
import { FilledList, mostSorts, OptionalList, OptionalObjects } from '../../kernel/input/list-rules.ts';
import { PageInput, SortDirection } from '../../kernel/input/page.ts';
import { DateTimeRange } from '../../kernel/input/ranges.ts';
import { IsEnum, IsId, IsInt } from '../../kernel/input/rules.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { DateTimeScalar, MoneyScalar } from '../../kernel/values/scalars.ts';
import { BasketItemInput, maxItems } from '../selling/items/index.ts';
import { OrderDetailsInput } from './details/order-details.ts';
import { OrderStatus } from './order-status.ts';
import { OptionalOrderAmount } from './placing/order-lines.ts';

/** The idempotency key is not part of it: REST sends it as an optional header. */
@InputType({ description: 'The items to order.' })
export class PurchaseInput extends OrderDetailsInput {
  @Field(() => [BasketItemInput], {
    nullable: true,
    description:
      '1 to 500 items at the caller’s current prices, whatever is in the cart. The same item twice is refused. A set is ordered whole, and once, however many of its stones are named. Not together with `cartLineIds`. API keys must send `items` or `cartLineIds`.',
  })
  @FilledList()
  @OptionalObjects(() => BasketItemInput, maxItems)
  items?: BasketItemInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      '1 to 500 lines of the caller’s cart. A line of a set orders its whole set. If neither these nor `items` are given, people order the whole cart, and API keys get INVALID_REQUEST.',
  })
  @IsId({ each: true })
  @FilledList()
  @OptionalList(maxItems)
  cartLineIds?: number[] | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The total that the buyer agreed to. If the order now comes to another total, it is refused (INVALID_REQUEST 409, reason PRICE_CHANGED, with the current total) and nothing changes. Required for API keys: a hold reserves an item and does not fix its price.',
  })
  @OptionalOrderAmount()
  expectedTotal?: number | null;
}

@InputType({ description: 'Input of placeOrder.' })
export class PlaceOrderInput extends PurchaseInput {
  @RequiredIdempotencyKey('order')
  idempotencyKey!: string;
}

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order stands. An administrator may move it from any status to any other.',
  valuesConfig: {
    PROCESSING: { description: 'Just placed; its stock is on hold for the buyer. REST: 0.' },
    CANCELLED: { description: 'Its stock is back on sale. REST: 1.' },
    PAYMENT: { description: 'Waiting for the payment. REST: 2.' },
    DELIVERY: { description: 'On its way. REST: 3.' },
    COMPLETED: { description: 'Its stock is sold. REST: 4.' },
  },
});

/** Sort fields of orders. */
export enum OrderSortField {
  CREATED_AT = 'createdAt',
  STATUS = 'status',
  TOTAL_PRICE = 'totalPrice',
  UPDATED_AT = 'updatedAt',
}

describedEnum(OrderSortField, {
  name: 'OrderSortField',
  description: 'What orders are sorted by. Ties: newest first.',
  values: {
    CREATED_AT: 'When the order was placed.',
    STATUS: 'Where the order stands, in the order of the numbers of REST.',
    TOTAL_PRICE: 'Sum of the lines.',
    UPDATED_AT: 'When the order was changed last.',
  },
});

@InputType({ description: 'Which orders. Fields are joined by AND, values of a list by OR.' })
export class OrderFilter {
  @Field(() => [OrderStatus], { nullable: true, description: 'At least one.' })
  @IsEnum(OrderStatus, { each: true })
  @FilledList()
  @OptionalList()
  statuses?: OrderStatus[] | null;

  @FilterIds('Orders with one of these IDs.')
  ids?: number[] | null;

  @FilterIds('Buyers, at least one.')
  userIds?: number[] | null;

  @FilterText('Order number, or part of a line’s stock number or of the buyer’s reference, name or email address.')
  text?: string | null;

  @FilterRange(() => DateTimeRange, 'When they were placed.')
  createdAt?: DateTimeRange | null;

  @FilterFlag('True: those that partners have placed with test keys. Left out or false: all others.')
  isTest?: boolean | null;
}

@InputType({ description: 'One column to sort by.' })
export class OrderSort {
  @Field(() => OrderSortField, { description: 'Column.' })
  @IsEnum(OrderSortField)
  field!: OrderSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Direction.' })
  @IsEnum(SortDirection)
  direction: SortDirection = SortDirection.ASC;
}

export class OrderQuery {
  @OptionalObject(() => OrderFilter)
  filter?: OrderFilter | null | undefined;

  @OptionalObjects(() => OrderSort, mostSorts)
  sort?: OrderSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

@InputType({ description: 'Which of the caller’s own orders. Fields are joined by AND, values of a list by OR.' })
export class MyOrderFilter {
  @FilterEnums(() => OrderStatus, 'At least one.')
  statuses?: OrderStatus[] | null;

  @FilterText('The caller’s own reference, exactly as it was given. Several orders may have the same.', { max: 100 })
  reference?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Those that were placed or changed then or later. Ask from some minutes before the last time, as a change is seen a little after its moment; `orderFeed` leaves nothing out.',
  })
  @OptionalInstant()
  updatedSince?: Date | null;

  @FilterId(
    'Those that were placed before the order with this id. With the last id of a page the next one begins behind it, whatever has come meanwhile, and as deep as there are orders.',
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

@InputType({ description: 'Input of cancelOrder.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'The order to cancel: one of the caller’s own.' })
  @IsId()
  id!: number;

  @Field(() => Int, { description: 'The `version` that was looked at.' })
  @IsInt()
  expectedVersion!: number;

  @OptionalIdempotencyKey()
  idempotencyKey?: string | null;
}

/** New status of an order, and the known version. */
@InputType()
abstract class OrderMoveInput {
  @Field(() => OrderStatus, { description: 'The new status. The same as before changes nothing.' })
  @IsEnum(OrderStatus)
  status!: OrderStatus;

  @KnownVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input of moveTestOrder.' })
export class MoveTestOrderInput extends OrderMoveInput {
  @Field(() => ID, { description: 'The order to move: one that was placed with a test key of the same account.' })
  @IsId()
  id!: number;

  @OptionalIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input of changeOrderStatus.' })
export class ChangeOrderStatusInput extends OrderMoveInput {
  @Field(() => ID, { description: 'The order to move.' })
  @IsId()
  id!: number;
}
