import { Field, Float, InputType } from 'type-graphql';
import { OptionalDecimal, OptionalText } from '../../../kernel/input/field-rules.ts';
import { MoneyScalar } from '../../../kernel/values/scalars.ts';

/** How the prices of many items change. */
@InputType({
  description:
    'How the prices of many items change: by exactly one of `amount`, `percent` and `discount`. What comes out is rounded half up to the cent.',
})
export class StockPriceChange {
  @Field(() => String, {
    nullable: true,
    description:
      'The price that changes, as inputs name it, such as `totalPrice`. Left out: the one that the type is priced by.',
  })
  @OptionalText(64)
  field?: string | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'So much is added; below 0 it is taken off.' })
  @OptionalDecimal({ min: -99_999_999.99, max: 99_999_999.99, places: 2 })
  amount?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Percent that are added; below 0 they are taken off. 4 decimals.',
  })
  @OptionalDecimal({ min: -100, max: 10_000, places: 4 })
  percent?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Percent against the list price, below it negative: -30 is 30 below. Of types with a list price. 4 decimals.',
  })
  @OptionalDecimal({ min: -100, max: 1_000, places: 4 })
  discount?: number | null;
}
