import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';

/** What everything has of which the house has one. */
@ObjectType()
export abstract class SiteRecordType {
  @Field(() => ID, { description: 'Always the same: there is only one. Clients keep it under this key.' })
  id!: number;

  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' })
  version!: number;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}
