import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsId } from '../../kernel/input.ts';
import { OneOf } from '../../kernel/one-of.ts';

/** A bulk call takes at most so many items: more is no selection that somebody made by hand. */
export const maxItems = 500;

@InputType({ description: 'What to put into a list: exactly one of the fields.' })
@OneOf()
export class BasketItemInput {
  @Field(() => ID, { nullable: true, description: 'A stone. A stone of a line set comes with its set.' })
  @IsOptional()
  @IsId()
  diamondId?: number;

  @Field(() => ID, { nullable: true, description: 'Any stone of a line set: the whole set. Refused for other stones.' })
  @IsOptional()
  @IsId()
  lineSetDiamondId?: number;

  @Field(() => ID, { nullable: true, description: 'A line of the caller’s wishlist.' })
  @IsOptional()
  @IsId()
  wishlistLineId?: number;
}
