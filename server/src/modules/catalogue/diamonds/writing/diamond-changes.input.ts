import { Field, ID, InputType } from 'type-graphql';
import { IsId } from '../../../../kernel/input/input.ts';
import { DiamondStatusInput } from '../status-change.input.ts';

@InputType({ description: 'Input of changeDiamondStatus.' })
export class ChangeDiamondStatusInput extends DiamondStatusInput {
  @Field(() => ID, { description: 'Id of the stone.' })
  @IsId()
  id!: number;
}

@InputType({ description: 'Input of highlightDiamond.' })
export class HighlightDiamondInput {
  @Field(() => ID, { description: 'Id of the stone.' })
  @IsId()
  id!: number;
}
