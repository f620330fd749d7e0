import { Field, ID, InputType } from 'type-graphql';
import { IsId } from '../../../kernel/input/input.ts';

@InputType({ description: 'Input of reorder.' })
export class ReorderInput {
  @Field(() => ID, { description: 'The order whose lines are wanted again: one of the caller’s own.' })
  @IsId()
  orderId!: number;
}
