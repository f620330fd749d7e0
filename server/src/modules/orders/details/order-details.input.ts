import { Field, ID, InputType } from 'type-graphql';
import { NoDamage, OptionalLine, OptionalText } from '../../../kernel/input/field-rules.ts';
import { IsOptionalId } from '../../../kernel/input/input.ts';

/** What a buyer may say with an order besides what they want. */
@InputType({ description: 'What a buyer may say with an order besides what they want.' })
export abstract class OrderDetailsInput {
  @Field(() => String, {
    nullable: true,
    description: 'The buyer’s own number or word for the order: one line of at most 100 characters.',
  })
  @OptionalLine(100)
  reference?: string | null;

  @Field(() => String, { nullable: true, description: 'What the buyer asks of the house: at most 2,000 characters.' })
  @NoDamage()
  @OptionalText(2_000)
  note?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Where it goes: an address of the buyer’s book. Null: to their primary one.',
  })
  @IsOptionalId()
  deliveryAddressId?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Who gets the invoice: an address of the buyer’s book. Null: their primary one.',
  })
  @IsOptionalId()
  billingAddressId?: number | null;
}
