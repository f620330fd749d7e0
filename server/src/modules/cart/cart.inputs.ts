import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsId } from '../../kernel/input/input.ts';
import { FilledList, RequiredList, RequiredObjects } from '../../kernel/input/list-rules.ts';
import { BasketItemInput, maxItems } from '../selling/items/index.ts';

@InputType({ description: 'Input of addToCart.' })
export class AddToCartInput {
  @Field(() => [BasketItemInput], { description: '1 to 500. What is in the cart already counts as added.' })
  @FilledList()
  @RequiredObjects(() => BasketItemInput, maxItems)
  items!: BasketItemInput[];
}

/** The same, with the wish that it fulfils. */
export class AddAllToCartInput extends AddToCartInput {
  /** Must be the caller's own wish for what is added. */
  @IsOptional()
  @IsId()
  wishlistLineId?: number;
}

@InputType({ description: 'Input of removeFromCart.' })
export class RemoveFromCartInput {
  @Field(() => [ID], { description: '1 to 500 ids of lines. A line of a set takes its whole set out.' })
  @IsId({ each: true })
  @FilledList()
  @RequiredList(maxItems)
  lineIds!: number[];
}

/** Stones, whichever lines they are. */
export class RemoveStonesInput {
  @IsId({ each: true })
  @FilledList()
  @RequiredList(maxItems)
  diamondIds!: number[];
}
