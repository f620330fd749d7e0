import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalInstant, OptionalObject } from '../../../kernel/input/field-rules.ts';
import { all, IsEnum, IsOptionalId, Transform } from '../../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { StockStatus, statusFrom } from '../../stock/fields/index.ts';

/** Where stones are to stand. */
@InputType({ description: 'Where stones stand from now on.' })
export class DiamondStatusInput {
  @Field(() => StockStatus, { description: 'Where they stand from now on.' })
  @Transform((value) => statusFrom(value))
  @IsEnum(StockStatus, { message: 'must be a known status' })
  status!: StockStatus;

  @Field(() => ID, { nullable: true, description: 'HOLD only: the buyer. Left out: for nobody known.' })
  @IsOptionalId()
  holdUserId?: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'HOLD only: when it ends by itself. Left out: never.' })
  @OptionalInstant()
  holdUntil?: Date | null;
}

/** What changes of many stones say of their status. */
export const OptionalStatusChange = (): PropertyDecorator =>
  all(
    Field(() => DiamondStatusInput, {
      nullable: true,
      description: 'Another status, as `changeDiamondStatus` gives it.',
    }),
    OptionalObject(() => DiamondStatusInput),
  );
