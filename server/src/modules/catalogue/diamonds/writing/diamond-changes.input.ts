import { Transform } from 'class-transformer';
import { IsEnum } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { ExpectedVersion } from '../../../../kernel/input/expected-version.ts';
import { OptionalInstant, RequiredFlag, RequiredObject } from '../../../../kernel/input/field-rules.ts';
import { IsId, IsOptionalId } from '../../../../kernel/input/input.ts';
import { DateTimeScalar } from '../../../../kernel/values/scalars.ts';
import { StockStatus, statusFrom } from '../../stock/fields/stock-status.ts';
import { DiamondInput, DiamondPatch } from './diamond.input.ts';

@InputType({ description: 'Input of createDiamond.' })
export class CreateDiamondInput {
  @Field(() => DiamondInput, { description: 'The stone.' })
  @RequiredObject(() => DiamondInput)
  diamond!: DiamondInput;
}

@InputType({ description: 'Input of updateDiamond.' })
export class UpdateDiamondInput {
  @Field(() => ID, { description: 'Which stone.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion?: number;

  @Field(() => DiamondPatch, { description: 'What changes.' })
  @RequiredObject(() => DiamondPatch)
  set!: DiamondPatch;
}

@InputType({ description: 'Input of setDiamondActive.' })
export class SetDiamondActiveInput {
  @Field(() => ID, { description: 'Which stone.' })
  @IsId()
  id!: number;

  @Field(() => Boolean, { description: 'Inactive stones exist for administrators only.' })
  @RequiredFlag()
  isActive!: boolean;
}

@InputType({ description: 'Input of changeDiamondStatus.' })
export class ChangeDiamondStatusInput {
  @Field(() => ID, { description: 'Which stone.' })
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
  @Field(() => ID, { description: 'Which stone.' })
  @IsId()
  id!: number;
}
