import { Field, ID, InputType } from 'type-graphql';
import { RequiredIdempotencyKey } from '../../../kernel/input/idempotency-key.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { FilledList, OptionalList, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { MoneyScalar } from '../../../kernel/values/scalars.ts';
import { BasketItemInput, maxItems } from '../../selling/index.ts';
import { OrderDetailsInput } from '../details/order-details.input.ts';
import { OptionalOrderAmount } from './order-amount.ts';

/** What the caller orders. The key of the attempt comes beside it, or not at all. */
@InputType({ description: 'What the caller orders.' })
export class PurchaseInput extends OrderDetailsInput {
  @Field(() => [BasketItemInput], {
    nullable: true,
    description:
      '1 to 500 items at the caller’s prices, whatever is in the cart; the same item twice is refused. A set comes whole, and once, however many of its stones are named. Not together with `cartLineIds`.',
  })
  @FilledList()
  @OptionalObjects(() => BasketItemInput, maxItems)
  items?: BasketItemInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      '1 to 500 lines of the caller’s cart; a line of a set takes its whole set. Neither these nor `items`: the whole cart.',
  })
  @IsId({ each: true })
  @FilledList()
  @OptionalList(maxItems)
  cartLineIds?: number[] | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The total that the buyer saw. Another one is refused (INVALID_REQUEST, reason PRICE_CHANGED) and changes nothing.',
  })
  @OptionalOrderAmount()
  expectedTotal?: number | null;
}

@InputType({ description: 'Input of placeOrder: by default the caller’s cart is ordered.' })
export class PlaceOrderInput extends PurchaseInput {
  @RequiredIdempotencyKey('order')
  idempotencyKey!: string;
}
