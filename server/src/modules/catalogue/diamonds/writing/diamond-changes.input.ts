import { Transform } from 'class-transformer';
import { IsEnum } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { OptionalInstant } from '../../../../kernel/input/field-rules.ts';
import { IsId, IsOptionalId } from '../../../../kernel/input/input.ts';
import { DateTimeScalar } from '../../../../kernel/values/scalars.ts';
import { StockStatus, statusFrom } from '../../stock/fields/stock-status.ts';

@InputType({ description: 'Input of changeDiamondStatus.' })
export class ChangeDiamondStatusInput {
  @Field(() => ID, { description: 'Id of the stone.' })
  @IsId()
  id!: number;

  @Field(() => StockStatus, { description: 'Where the stone stands from now on.' })
  @Transform(({ value }) => statusFrom(value))
  @IsEnum(StockStatus, { message: 'must be a known status' })
  status!: StockStatus;

  @Field(() => ID, { nullable: true, description: 'HOLD only: the buyer. Left out: for nobody known.' })
  @IsOptionalId()
  holdUserId?: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'HOLD only: when it ends by itself. Left out: never.' })
  @OptionalInstant()
  holdUntil?: Date | null;
}

@InputType({ description: 'Input of highlightDiamond.' })
export class HighlightDiamondInput {
  @Field(() => ID, { description: 'Id of the stone.' })
  @IsId()
  id!: number;
}
