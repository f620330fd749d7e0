import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { KnownVersion } from '../../../kernel/input/expected-version.ts';
import { IsId } from '../../../kernel/input/rules.ts';

/** A change of one user by an administrator. */
@InputType()
export abstract class UserChange {
  @Field(() => ID, { description: 'Id of the user.' })
  @IsId()
  userId!: number;

  @KnownVersion()
  expectedVersion?: number | null | undefined;
}
