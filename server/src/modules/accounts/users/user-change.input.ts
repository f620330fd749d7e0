import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { IsId } from '../../../kernel/input/rules.ts';

/** Base class for inputs of operations in which an administrator changes one user. */
@InputType()
export abstract class UserChange {
  @Field(() => ID, { description: 'User ID.' })
  @IsId()
  userId!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null | undefined;
}
