import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { AboutUs } from './about-us.entity.ts';
import { findAboutUs, UpdateAboutUsInput, updateAboutUs } from './about-us.ts';

@ObjectType({ description: 'Result of `updateAboutUs`.' })
class UpdateAboutUsPayload {
  @Field(() => AboutUs, { description: 'The updated page.' })
  aboutUs!: AboutUs;
}

@Resolver()
export class AboutUsResolver {
  @Query(() => AboutUs, {
    nullable: true,
    description: 'Pictures and text of the "About us" page. Empty on an agent\'s domain. Public.',
  })
  aboutUs(@Ctx() ctx: RequestContext): Promise<AboutUs> {
    return findAboutUs(ctx);
  }

  @Mutation(() => UpdateAboutUsPayload, {
    nullable: true,
    description:
      'Updates the "About us" page. INVALID_REQUEST naming the field if a file is not a picture or is too large. Administrators only.',
  })
  async updateAboutUs(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateAboutUsInput) input: UpdateAboutUsInput,
  ): Promise<UpdateAboutUsPayload> {
    return { aboutUs: await updateAboutUs(ctx, input) };
  }
}
