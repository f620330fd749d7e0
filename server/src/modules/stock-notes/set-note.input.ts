import { Field, ID, InputType } from 'type-graphql';
import { OptionalText } from '../../kernel/input/field-rules.ts';
import { IsId } from '../../kernel/input/input.ts';
import { IsStockKind, StockKind } from '../stock/fields/index.ts';

/** Longest note, in characters. */
const longestNote = 1_000;

@InputType({ description: 'Input of setStockNote.' })
export class SetStockNoteInput {
  @Field(() => StockKind, { description: 'The type of the item.' })
  @IsStockKind()
  kind!: string;

  @Field(() => ID, { description: 'Id of the item.' })
  @IsId()
  id!: number;

  @Field(() => String, {
    nullable: true,
    description: `The note, at most ${longestNote} characters. Null or blank: there is none any more.`,
  })
  @OptionalText(longestNote)
  text?: string | null;
}
