import { IsBoolean } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { FilledList, OptionalList } from '../../../kernel/input/list-rules.ts';
import { maxItems } from '../../selling/items/index.ts';

/** Which wishes of the caller. */
@InputType({ description: 'Input of shareWishlist.' })
export class ShareWishlistInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      '1 to 500 lines of the caller’s wishlist; a line of a set means its whole set. Left out: what is on the wishlist now.',
  })
  @IsId({ each: true })
  @FilledList()
  @OptionalList(maxItems)
  lineIds?: number[] | null;
}

@InputType({ description: 'Input of wishlistDocumentUrl.' })
export class WishlistDocumentInput extends ShareWishlistInput {
  @Field(() => Boolean, { description: 'Whether the caller’s prices are printed.' })
  @IsBoolean({ message: 'must be true or false' })
  withPrices!: boolean;
}

@InputType({ description: 'Input of unshareWishlist.' })
export class UnshareWishlistInput {
  @Field(() => ID, { description: 'A link of the caller’s: `wishlistShares`.' })
  @IsId()
  id!: number;
}

/** What a link carries. */
export class SharedWishlistQuery {
  @RequiredText(100)
  token!: string;
}
