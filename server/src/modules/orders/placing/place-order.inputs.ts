import { Field, ID, InputType } from 'type-graphql';
import { RequiredIdempotencyKey } from '../../../kernel/input/idempotency-key.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { FilledList, OptionalList, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { MoneyScalar } from '../../../kernel/values/scalars.ts';
import { BasketItemInput, maxItems } from '../../selling/items/index.ts';
import { OrderDetailsInput } from '../details/order-details.input.ts';
import { OptionalOrderAmount } from './order-amount.ts';

/** The items to order. The idempotency key is separate: REST sends it as a header, or not at all. */
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
