import { Field, ID, InputType } from '../../../../kernel/graphql.ts';
import { OptionalInstant, OptionalObject } from '../../../../kernel/input/field-rules.ts';
import { all, IsOptionalId } from '../../../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../../../kernel/values/scalars.ts';

@InputType({ description: 'Hold to place on jewellery pieces.' })
export class JewelleryHoldInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Buyer ID. Must be an approved user. If omitted, the hold has no customer.',
  })
  @IsOptionalId()
  userId?: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the hold. If omitted, the hold is open-ended.' })
  @OptionalInstant()
  until?: Date | null;
}

/** Declares an optional hold in a bulk change. */
export const OptionalHold = (): PropertyDecorator =>
  all(
    Field(() => JewelleryHoldInput, { nullable: true, description: 'Puts the items on hold, like `holdStock`.' }),
    OptionalObject(() => JewelleryHoldInput),
  );
