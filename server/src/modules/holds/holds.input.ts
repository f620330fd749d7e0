import { Field, ID, InputType, Int } from '../../kernel/graphql.ts';
import { KnownVersion } from '../../kernel/input/expected-version.ts';
import { OptionalInstant } from '../../kernel/input/field-rules.ts';
import { IsId, IsInt, IsOptional, IsOptionalId, Max, Min } from '../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { IsStockKind, StockKind } from '../stock/fields/index.ts';

/** Names an item of stock of a type that is held for buyers. */
@InputType({ description: 'A stock item, of a type whose items are held for buyers.' })
export class HeldItemInput {
  @Field(() => StockKind, { description: 'The type of the item.' })
  @IsStockKind()
  kind!: string;

  @Field(() => ID, { description: 'Id of the item.' })
  @IsId()
  id!: number;
}

@InputType({ description: 'Input of endStockHold.' })
export class EndStockHoldInput extends HeldItemInput {
  @KnownVersion('of the item')
  expectedVersion?: number | null;
}

@InputType({ description: 'Input of holdStock.' })
export class HoldStockInput extends EndStockHoldInput {
  @Field(() => ID, { nullable: true, description: 'The buyer, an approved user. Left out: for nobody known.' })
  @IsOptionalId()
  userId?: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends by itself. Left out: never.' })
  @OptionalInstant()
  until?: Date | null;
}

@InputType({ description: 'Input of addToWaitingList.' })
export class AddToWaitingListInput extends HeldItemInput {
  @Field(() => ID, { description: 'Who waits, an approved user.' })
  @IsId()
  userId!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'For so many hours, at most 720, they get the item when it becomes free. Left out: they are told.',
  })
  @Max(720)
  @Min(1)
  @IsInt()
  @IsOptional()
  holdHours?: number | null;
}

@InputType({ description: 'Input of removeFromWaitingList.' })
export class RemoveFromWaitingListInput {
  @Field(() => ID, { description: 'Id of the entry.' })
  @IsId()
  id!: number;
}

@InputType({ description: 'Input of moveInWaitingList.' })
export class MoveInWaitingListInput extends RemoveFromWaitingListInput {
  @Field(() => Int, { description: 'Its place from now on: 0 is the first.' })
  @Min(0)
  @IsInt()
  place!: number;
}
