import { Field, ID, InputType, Int } from '../../../kernel/graphql.ts';
import { OptionalVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalDecimal, OptionalObject, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { RequiredIdempotencyKey } from '../../../kernel/input/idempotency-key.ts';
import { FilledList, OptionalList, OptionalObjects, RequiredObjects } from '../../../kernel/input/list-rules.ts';
import { all, IsId, IsInt, IsOptional, IsOptionalId } from '../../../kernel/input/rules.ts';
import { MoneyScalar } from '../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../carats/index.ts';
import { BasketItemInput, maxItems } from '../../selling/items/index.ts';
import { RingSizeText, StoneCount } from '../../selling/kinds/index.ts';
import { OrderDetailsInput } from '../details/order-details.ts';
import { OptionalOrderAmount } from '../placing/order-lines.ts';

const Price = (description: string): PropertyDecorator =>
  all(
    Field(() => MoneyScalar, { nullable: true, description }),
    OptionalOrderAmount(),
  );

@InputType({ description: 'Item that an administrator adds to an order.' })
class OrderLineInput {
  @Field(() => BasketItemInput, {
    description:
      "Item to add. It must be visible to the buyer, or be in the buyer's rings or wishlist. A line set is added with all its stones.",
  })
  @RequiredObject(() => BasketItemInput)
  item!: BasketItemInput;

  @Price(
    'Price of the line for the buyer. For a set, the price of the whole set, distributed over its stones in proportion to their prices. ' +
      "If omitted, the buyer's current price. Required for items without a price.",
  )
  totalPrice?: number | null;
}

@InputType({ description: 'New amount or price of a line. Omitted fields are unchanged.' })
export class OrderLineChangeInput {
  @Field(() => ID, { description: 'Order line ID.' })
  @IsId()
  lineId!: number;

  @Price("Price of the line for the buyer. If omitted and the amount changes, the buyer's current price.")
  totalPrice?: number | null | undefined;

  @Price(
    'For a line of a set: price of the whole set for the buyer, distributed over its stones in proportion to their prices. ' +
      'Send it once per set, and without prices of single lines of the set.',
  )
  setTotalPrice?: number | null | undefined;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of stones of a parcel, or the approximate number of stones of a melee lot.',
  })
  @IsOptional()
  @StoneCount()
  numberOfStones?: number | null | undefined;

  @Field(() => CaratsScalar, { nullable: true, description: 'Weight of a melee lot in carats.' })
  @OptionalDecimal({ min: 0.001, max: 99_999.999, places: 3 })
  carats?: number | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'Ring size, if stones of a parcel are ordered for a ring. Null clears it.',
  })
  @RingSizeText()
  ringSize?: string | null | undefined;
}

@InputType({ description: 'Buyer and items of a new order.' })
export class NewOrderInput extends OrderDetailsInput {
  @Field(() => ID, { description: 'User ID of the buyer. The account must be approved and not blocked.' })
  @IsId()
  userId!: number;

  @Field(() => [OrderLineInput], {
    description: '1 to 500 items. Duplicates are rejected. If stones of a set are listed, the whole set is added once.',
  })
  @FilledList()
  @RequiredObjects(() => OrderLineInput, maxItems)
  lines!: OrderLineInput[];
}

@InputType({ description: 'Input for `createOrder`.' })
export class CreateOrderInput extends NewOrderInput {
  @RequiredIdempotencyKey('order')
  idempotencyKey!: string;
}

const AddLines = (): PropertyDecorator =>
  all(
    Field(() => [OrderLineInput], { nullable: true, description: 'Items to add. At most 500.' }),
    OptionalObjects(() => OrderLineInput, maxItems),
  );

const RemoveLineIds = (): PropertyDecorator =>
  all(
    Field(() => [ID], {
      nullable: true,
      description:
        'IDs of lines to remove. At most 500. Their stock becomes available again. Removing one line of a set removes the whole set.',
    }),
    IsId({ each: true }),
    OptionalList(maxItems),
  );

const ChangeLines = (): PropertyDecorator =>
  all(
    Field(() => [OrderLineChangeInput], { nullable: true, description: 'New amounts or prices of lines.' }),
    OptionalObjects(() => OrderLineChangeInput, maxItems),
  );

@InputType({ description: 'Changes to an order. Omitted fields are unchanged. Null clears a field.' })
class OrderPatch extends OrderDetailsInput {
  @AddLines()
  addLines?: OrderLineInput[] | null;

  @RemoveLineIds()
  removeLineIds?: number[] | null;

  @ChangeLines()
  changeLines?: OrderLineChangeInput[] | null;
}

@InputType({ description: 'Order to preview.' })
export class OrderDraftInput {
  @Field(() => ID, { description: 'User ID of the buyer. The account must be approved and not blocked.' })
  @IsId()
  userId!: number;

  @Field(() => [OrderLineInput], { description: 'Items of the order. At most 500.' })
  @RequiredObjects(() => OrderLineInput, maxItems)
  lines!: OrderLineInput[];
}

@InputType({ description: 'Line changes to preview.' })
export class OrderChangeDraftInput {
  @Field(() => ID, { description: 'Order ID. The order must not be completed or cancelled.' })
  @IsId()
  id!: number;

  @AddLines()
  addLines?: OrderLineInput[] | null | undefined;

  @RemoveLineIds()
  removeLineIds?: number[] | null | undefined;

  @ChangeLines()
  changeLines?: OrderLineChangeInput[] | null | undefined;
}

@InputType({ description: 'Input for `updateOrder`.' })
export class UpdateOrderInput {
  @Field(() => ID, { description: 'Order ID. The order must not be completed or cancelled.' })
  @IsId()
  id!: number;

  @Field(() => Int, { description: '`version` of the order that the change is based on.' })
  @IsInt()
  expectedVersion!: number;

  @Field(() => OrderPatch, {
    description: 'Lines to add, remove and change; reference, note and addresses.',
  })
  @RequiredObject(() => OrderPatch)
  set!: OrderPatch;
}

/** Existing line, optionally with a new amount or price, or an item to add. */
class KeptOrNewLine {
  /** ID of the existing line. If omitted, `item` is added as a new line. */
  @IsOptionalId()
  lineId?: number | null;

  @OptionalObject(() => BasketItemInput)
  item?: BasketItemInput | null;

  @OptionalOrderAmount()
  totalPrice?: number | null;

  /** Price of the complete set. Only for lines that belong to a set. */
  @OptionalOrderAmount()
  setTotalPrice?: number | null;

  @IsOptional()
  @StoneCount()
  numberOfStones?: number | null;

  @OptionalDecimal({ min: 0.001, max: 99_999.999, places: 3 })
  carats?: number | null;

  @RingSizeText()
  ringSize?: string | null;
}

/** All lines that the order will contain. Lines that are not listed are removed. Other omitted fields are unchanged. */
export class ReplaceLinesInput extends OrderDetailsInput {
  @IsId()
  id!: number;

  @FilledList()
  @RequiredObjects(() => KeptOrNewLine, maxItems)
  lines!: KeptOrNewLine[];
}

@InputType({ description: 'Input for `deleteOrder`.' })
export class DeleteOrderInput {
  @Field(() => ID, { description: 'Order ID.' })
  @IsId()
  id!: number;

  /** Optional because the REST API has no versions. */
  @Field(() => Int, { description: '`version` of the order that was read. If omitted, the version is not checked.' })
  @OptionalVersion()
  expectedVersion?: number | null;
}
