import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { KnownVersion } from '../../../../kernel/input/expected-version.ts';
import { IsId } from '../../../../kernel/input/input.ts';
import { IsIdempotencyKey } from '../../../../platform/http/idempotency.ts';
import { DiamondStatusInput } from '../status-change.input.ts';

@InputType({ description: 'Input of changeDiamondStatus.' })
export class ChangeDiamondStatusInput extends DiamondStatusInput {
  @Field(() => ID, { description: 'Id of the stone.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The caller’s own name for this attempt, 1 to 255 printable characters: sent again, it changes nothing more. With other input it is refused (409, IDEMPOTENCY_MISMATCH). Kept for 30 days.',
  })
  @IsIdempotencyKey()
  @IsOptional()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input of highlightDiamond.' })
export class HighlightDiamondInput {
  @Field(() => ID, { description: 'Id of the stone.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}
