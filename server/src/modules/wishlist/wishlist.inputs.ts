import { Field, ID, InputType } from 'type-graphql';
import { IsId } from '../../kernel/input/input.ts';
import { FilledList, RequiredList, RequiredObjects } from '../../kernel/input/list-rules.ts';
import { BasketItemInput, maxItems } from '../selling/items/index.ts';

@InputType({ description: 'Input of addToWishlist.' })
export class AddToWishlistInput {
  @Field(() => [BasketItemInput], { description: '1 to 500. What is on the list already counts as added.' })
  @FilledList()
  @RequiredObjects(() => BasketItemInput, maxItems)
  items!: BasketItemInput[];
}

@InputType({ description: 'Input of removeFromWishlist.' })
export class RemoveFromWishlistInput {
  @Field(() => [ID], { description: '1 to 500 ids of lines. A line of a set takes its whole set out.' })
  @IsId({ each: true })
  @FilledList()
  @RequiredList(maxItems)
  lineIds!: number[];
}
