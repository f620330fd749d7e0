import { Field, ID, InputType } from 'type-graphql';
import { KnownVersion } from '../../../../kernel/input/expected-version.ts';
import { OptionalIdempotencyKey } from '../../../../kernel/input/idempotency-key.ts';
import { IsId } from '../../../../kernel/input/input.ts';
import { DiamondStatusInput } from '../status-change.input.ts';

@InputType({ description: 'Input of changeDiamondStatus.' })
export class ChangeDiamondStatusInput extends DiamondStatusInput {
  @Field(() => ID, { description: 'Id of the stone.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;

  @OptionalIdempotencyKey()
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
