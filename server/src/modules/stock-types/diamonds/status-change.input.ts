import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalInstant, OptionalObject } from '../../../kernel/input/field-rules.ts';
import { all, IsEnum, IsOptionalId, Transform } from '../../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { StockStatus, statusFrom } from '../../stock/fields/index.ts';

@InputType({ description: 'New status of diamonds.' })
export class DiamondStatusInput {
  @Field(() => StockStatus, { description: 'New status.' })
  @Transform((value) => statusFrom(value))
  @IsEnum(StockStatus, { message: 'must be a valid status' })
  status!: StockStatus;

  @Field(() => ID, { nullable: true, description: 'Buyer ID, only with HOLD. If omitted, the hold has no customer.' })
  @IsOptionalId()
  holdUserId?: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'End of the hold, only with HOLD. If omitted, the hold is open-ended.',
  })
  @OptionalInstant()
  holdUntil?: Date | null;
}

/** Declares an optional status in a bulk change. */
export const OptionalStatusChange = (): PropertyDecorator =>
  all(
    Field(() => DiamondStatusInput, {
      nullable: true,
      description: 'New status, as in `changeDiamondStatus`.',
    }),
    OptionalObject(() => DiamondStatusInput),
  );
