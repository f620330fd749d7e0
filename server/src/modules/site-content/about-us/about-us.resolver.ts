import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SiteRecordType } from '../site-record.ts';
import { findAboutUs, UpdateAboutUsInput, updateAboutUs } from './about-us.ts';

@ObjectType('AboutUs', { simpleResolvers: true, description: 'Pictures and text of the page about the house.' })
class AboutUsType extends SiteRecordType {
  @Field(() => String, { nullable: true, description: 'First picture: public path of a WebP picture.' })
  image1!: string | null;

  @Field(() => String, { nullable: true, description: 'Second picture: public path of a WebP picture.' })
  image2!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the house says of itself: plain text, paragraphs with an empty line between them.',
  })
  text!: string | null;
}

@ObjectType({ description: 'Outcome of updateAboutUs.' })
class UpdateAboutUsPayload {
  @Field(() => AboutUsType, { description: 'The page as it is now.' })
  aboutUs!: AboutUsType;
}

@Resolver()
export class AboutUsResolver {
  @Query(() => AboutUsType, {
    nullable: true,
    description:
      "Pictures and text of the page about the house. Open to everybody; nothing is given on an agent's domain.",
  })
  aboutUs(@Ctx() ctx: RequestContext): Promise<AboutUsType> {
    return findAboutUs(ctx);
  }

  @Mutation(() => UpdateAboutUsPayload, {
    nullable: true,
    description:
      'Changes what is given of the page about the house. INVALID_REQUEST names the field that is no picture, or that is too large. Administrators only.',
  })
  async updateAboutUs(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateAboutUsInput) input: UpdateAboutUsInput,
  ): Promise<UpdateAboutUsPayload> {
    return { aboutUs: await updateAboutUs(ctx, input) };
  }
}
