import { Field, ID, InputType, Int } from '../../kernel/graphql.ts';
import { OptionalExpectedVersion } from '../../kernel/input/expected-version.ts';
import { OptionalInstant } from '../../kernel/input/field-rules.ts';
import { IsId, IsInt, IsOptional, IsOptionalId, Max, Min } from '../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { IsStockKind, StockKind } from '../stock/fields/index.ts';

@InputType({ description: 'Stock item that can be held for buyers.' })
export class HeldItemInput {
  @Field(() => StockKind, { description: 'Stock type of the item.' })
  @IsStockKind()
  kind!: string;

  @Field(() => ID, { description: 'Item ID.' })
  @IsId()
  id!: number;
}

@InputType({ description: 'Hold to end.' })
export class EndStockHoldInput extends HeldItemInput {
  @OptionalExpectedVersion('of the item')
  expectedVersion?: number | null;
}

@InputType({ description: 'Hold to place.' })
export class HoldStockInput extends EndStockHoldInput {
  @Field(() => ID, {
    nullable: true,
    description: 'User ID of the buyer, who must be approved. If omitted, the item is on hold for no specific buyer.',
  })
  @IsOptionalId()
  userId?: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the hold expires (UTC ISO 8601). If omitted, it does not expire.',
  })
  @OptionalInstant()
  until?: Date | null;
}

@InputType({ description: 'New entry of a waiting list.' })
export class AddToWaitingListInput extends HeldItemInput {
  @Field(() => ID, { description: 'ID of the user to add, who must be approved.' })
  @IsId()
  userId!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of hours for which the item is put on hold for the user when it becomes available. At most 720. If omitted, the user only gets an email.',
  })
  @Max(720)
  @Min(1)
  @IsInt()
  @IsOptional()
  holdHours?: number | null;
}

@InputType({ description: 'Waiting list entry to remove.' })
export class RemoveFromWaitingListInput {
  @Field(() => ID, { description: 'ID of the entry.' })
  @IsId()
  id!: number;
}

@InputType({ description: 'Waiting list entry to move.' })
export class MoveInWaitingListInput extends RemoveFromWaitingListInput {
  @Field(() => Int, { description: 'New position of the entry, from 0.' })
  @Min(0)
  @IsInt()
  place!: number;
}
