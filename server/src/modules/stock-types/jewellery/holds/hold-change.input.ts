import { Field, ID, InputType } from '../../../../kernel/graphql.ts';
import { OptionalInstant, OptionalObject } from '../../../../kernel/input/field-rules.ts';
import { all, IsOptionalId } from '../../../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../../../kernel/values/scalars.ts';

@InputType({ description: 'For whom jewellery pieces are on hold, and until when.' })
export class JewelleryHoldInput {
  @Field(() => ID, { nullable: true, description: 'The buyer, an approved user. Left out: for nobody known.' })
  @IsOptionalId()
  userId?: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends by itself. Left out: never.' })
  @OptionalInstant()
  until?: Date | null;
}

/** What changes of many pieces say of their hold. */
export const OptionalHold = (): PropertyDecorator =>
  all(
    Field(() => JewelleryHoldInput, { nullable: true, description: 'Puts them on hold, as `holdStock` does.' }),
    OptionalObject(() => JewelleryHoldInput),
  );
