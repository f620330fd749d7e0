import { IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

/** A change of something of which the house has one. */
@InputType()
export abstract class SiteChange {
  /** Callers of the documented REST calls know no versions: there the last change wins. */
  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` that the change is made from: refused (STALE_VERSION) when somebody else was faster. Left out: the last change wins.',
  })
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  expectedVersion?: number | null;
}
