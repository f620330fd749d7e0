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

@InputType({ description: 'An item that an administrator puts on an order.' })
class OrderLineInput {
  @Field(() => BasketItemInput, {
    description: 'As the buyer would name it: their own rings and wishes, what they may see. A line set comes whole.',
  })
  @RequiredObject(() => BasketItemInput)
  item!: BasketItemInput;

  @Price(
    'What the buyer pays for the line; of a set, for all of it, spread over its stones in proportion to their prices. ' +
      'Left out: the buyer’s own price of this moment; an item that has none needs one here.',
  )
  totalPrice?: number | null;
}

@InputType({ description: 'Another amount or price of a line. What is left out stays.' })
export class OrderLineChangeInput {
  @Field(() => ID, { description: 'The line of the order.' })
  @IsId()
  lineId!: number;

  @Price('What the buyer pays for the line. Left out with another amount: the buyer’s own price of this moment.')
  totalPrice?: number | null | undefined;

  @Price(
    'Of a line of a set: what the buyer pays for the whole set, spread over its stones in proportion to their prices. ' +
      'Once for each set, and without prices of its single lines.',
  )
  setTotalPrice?: number | null | undefined;

  @Field(() => Int, { nullable: true, description: 'Stones of a parcel, or about how many of a melee lot.' })
  @IsOptional()
  @StoneCount()
  numberOfStones?: number | null | undefined;

  @Field(() => CaratsScalar, { nullable: true, description: 'Carats of a melee lot.' })
  @OptionalDecimal({ min: 0.001, max: 99_999.999, places: 3 })
  carats?: number | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The ring size for which stones of a parcel are wanted. Null clears it.',
  })
  @RingSizeText()
  ringSize?: string | null | undefined;
}

/** Whose order, and what is on it. */
@InputType({ description: 'Whose order, and what is on it.' })
export class NewOrderInput extends OrderDetailsInput {
  @Field(() => ID, { description: 'The buyer: an approved user who is not blocked.' })
  @IsId()
  userId!: number;

  @Field(() => [OrderLineInput], {
    description:
      '1 to 500. The same item twice is refused. A set comes whole, and once, however many of its stones are named.',
  })
  @FilledList()
  @RequiredObjects(() => OrderLineInput, maxItems)
  lines!: OrderLineInput[];
}

@InputType({ description: 'Input of createOrder.' })
export class CreateOrderInput extends NewOrderInput {
  @RequiredIdempotencyKey('order')
  idempotencyKey!: string;
}

const AddLines = (): PropertyDecorator =>
  all(
    Field(() => [OrderLineInput], { nullable: true, description: 'Items to put on, at most 500.' }),
    OptionalObjects(() => OrderLineInput, maxItems),
  );

const RemoveLineIds = (): PropertyDecorator =>
  all(
    Field(() => [ID], {
      nullable: true,
      description: 'Lines to take off, at most 500; their stock is for sale again. A line of a set takes its set off.',
    }),
    IsId({ each: true }),
    OptionalList(maxItems),
  );

const ChangeLines = (): PropertyDecorator =>
  all(
    Field(() => [OrderLineChangeInput], { nullable: true, description: 'Lines with another amount or price.' }),
    OptionalObjects(() => OrderLineChangeInput, maxItems),
  );

@InputType({ description: 'What changes on an order. What is left out stays; null clears.' })
class OrderPatch extends OrderDetailsInput {
  @AddLines()
  addLines?: OrderLineInput[] | null;

  @RemoveLineIds()
  removeLineIds?: number[] | null;

  @ChangeLines()
  changeLines?: OrderLineChangeInput[] | null;
}

@InputType({ description: 'An order that somebody thinks of making.' })
export class OrderDraftInput {
  @Field(() => ID, { description: 'The buyer: an approved user who is not blocked.' })
  @IsId()
  userId!: number;

  @Field(() => [OrderLineInput], { description: 'What would be on it, at most 500.' })
  @RequiredObjects(() => OrderLineInput, maxItems)
  lines!: OrderLineInput[];
}

@InputType({ description: 'A change of the lines of an order that somebody thinks of making.' })
export class OrderChangeDraftInput {
  @Field(() => ID, { description: 'Which order: one that is neither completed nor cancelled.' })
  @IsId()
  id!: number;

  @AddLines()
  addLines?: OrderLineInput[] | null | undefined;

  @RemoveLineIds()
  removeLineIds?: number[] | null | undefined;

  @ChangeLines()
  changeLines?: OrderLineChangeInput[] | null | undefined;
}

@InputType({ description: 'Input of updateOrder.' })
export class UpdateOrderInput {
  @Field(() => ID, { description: 'Which order: one that is neither completed nor cancelled.' })
  @IsId()
  id!: number;

  @Field(() => Int, { description: 'The `version` that the change is made from.' })
  @IsInt()
  expectedVersion!: number;

  @Field(() => OrderPatch, {
    description: 'Lines to put on, to take off and to change; reference, note and addresses.',
  })
  @RequiredObject(() => OrderPatch)
  set!: OrderPatch;
}

/** A line that stays, perhaps with another amount or price, or one that is put on. */
class KeptOrNewLine {
  /** The line that stays. Left out: `item` is put on. */
  @IsOptionalId()
  lineId?: number | null;

  @OptionalObject(() => BasketItemInput)
  item?: BasketItemInput | null;

  @OptionalOrderAmount()
  totalPrice?: number | null;

  /** For the whole set of a line that stays. */
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

/** All lines of an order as they are to be: lines that are not named are taken off. What is said besides stays where it is left out. */
export class ReplaceLinesInput extends OrderDetailsInput {
  @IsId()
  id!: number;

  @FilledList()
  @RequiredObjects(() => KeptOrNewLine, maxItems)
  lines!: KeptOrNewLine[];
}

@InputType({ description: 'Input of deleteOrder.' })
export class DeleteOrderInput {
  @Field(() => ID, { description: 'The order to delete.' })
  @IsId()
  id!: number;

  /** REST knows no versions. */
  @Field(() => Int, { description: 'The `version` that was looked at.' })
  @OptionalVersion()
  expectedVersion?: number | null;
}
