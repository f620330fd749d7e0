import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsId } from '../../kernel/input.ts';
import { BasketItemInput, maxItems } from '../basket-lines/index.ts';

@InputType({ description: 'Input of addToWishlist.' })
export class AddToWishlistInput {
  @Field(() => [BasketItemInput], { description: '1 to 500. What is on the list already counts as added.' })
  @ArrayNotEmpty()
  @ArrayMaxSize(maxItems)
  @ValidateNested({ each: true })
  @Type(() => BasketItemInput)
  @IsArray()
  items: BasketItemInput[];
}

@InputType({ description: 'Input of removeFromWishlist.' })
export class RemoveFromWishlistInput {
  @Field(() => [ID], { description: '1 to 500 ids of lines. A line of a set takes its whole set out.' })
  @ArrayNotEmpty()
  @ArrayMaxSize(maxItems)
  @IsId({ each: true })
  @IsArray()
  lineIds: number[];
}
