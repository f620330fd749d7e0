import { Field, ID, ObjectType } from '../../../../kernel/graphql.ts';
import { describedEnum } from '../../../../kernel/values/described-enum.ts';

export enum UndoObstacle {
  ORDERED = 'ordered',
  ON_HOLD = 'onHold',
  SOLD = 'sold',
  CHANGED = 'changed',
  GONE = 'gone',
}

describedEnum(UndoObstacle, {
  name: 'ImportUndoObstacle',
  description: 'Reason why an item cannot be restored to its state before an import.',
  values: {
    ORDERED: 'It has since been ordered.',
    ON_HOLD: 'It has since been put on hold.',
    SOLD: 'It has since been sold.',
    CHANGED: 'A field that the import wrote has since been changed.',
    GONE: 'It has since been deleted.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'Item that prevents the undo of an import.' })
export class ImportUndoProblem {
  @Field(() => ID, { nullable: true, description: 'Item ID. Null if the item was deleted.' })
  readonly id!: number | null;
  @Field(() => String, { description: 'Stock number at the time of the import.' }) readonly stockNumber!: string;
  @Field(() => UndoObstacle, { description: 'Change to the item after the import.' }) readonly code!: UndoObstacle;
  @Field(() => String, { nullable: true, description: 'If the reason is CHANGED, the first field that was changed.' })
  readonly field!: string | null;
  @Field(() => String, {
    description: 'Message that continues a sentence beginning with the stock number: `has since been ordered`.',
  })
  readonly message!: string;
}
