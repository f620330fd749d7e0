import { Field, InputType, Int } from 'type-graphql';
import { OptionalVersion } from '../../kernel/input/expected-version.ts';

/** A change of something of which the house has one. */
@InputType()
export abstract class SiteChange {
  /** Callers of the documented REST calls know no versions: there the last change wins. */
  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` that the change is made from: refused (STALE_VERSION) when somebody else was faster. Left out: the last change wins.',
  })
  @OptionalVersion()
  expectedVersion?: number | null;
}
