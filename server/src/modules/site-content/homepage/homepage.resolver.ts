import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Homepage } from './homepage.entity.ts';
import { findHomepage, UpdateHomepageInput, updateHomepage } from './homepage.ts';

@ObjectType({ description: 'Result of `updateHomepage`.' })
class UpdateHomepagePayload {
  @Field(() => Homepage, { description: 'The updated home page.' })
  homepage!: Homepage;
}

@Resolver()
export class HomepageResolver {
  @Query(() => Homepage, {
    nullable: true,
    description: "Pictures and videos of the home page. Empty on an agent's domain. Public.",
  })
  homepage(@Ctx() ctx: RequestContext): Promise<Homepage> {
    return findHomepage(ctx);
  }

  @Mutation(() => UpdateHomepagePayload, {
    nullable: true,
    description:
      'Updates the home page. INVALID_REQUEST naming the field if a file is not a picture or video, or is too large. Administrators only.',
  })
  async updateHomepage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateHomepageInput) input: UpdateHomepageInput,
  ): Promise<UpdateHomepagePayload> {
    return { homepage: await updateHomepage(ctx, input) };
  }
}
