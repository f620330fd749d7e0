import { Field, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** Why a line cannot be ordered as it is. */
export enum LineProblemReason {
  NOT_FOR_SALE = 'NOT_FOR_SALE',
  HELD = 'HELD',
  TOO_MUCH = 'TOO_MUCH',
  CHANGED = 'CHANGED',
  PAIR_SPLIT = 'PAIR_SPLIT',
}

describedEnum(LineProblemReason, {
  name: 'LineProblemReason',
  description: 'Why a line cannot be ordered as it is. More may come.',
  values: {
    NOT_FOR_SALE: 'Sold, withdrawn, or out of the caller’s sight.',
    HELD: 'On hold for somebody else: it may be for sale again.',
    TOO_MUCH: 'There is less of it than the line asks for.',
    CHANGED: 'A set that has changed since it was put in: it has to be put in again.',
    PAIR_SPLIT: 'Half of a pair that is sold together only, without the other half.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'Why a line cannot be ordered as it is.' })
export class LineProblem {
  @Field(() => LineProblemReason, { description: 'The case, for programs.' })
  reason!: LineProblemReason;

  @Field(() => String, { description: 'The same in a sentence, for people.' })
  explanation!: string;
}
