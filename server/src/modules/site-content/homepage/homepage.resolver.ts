import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SiteRecordType } from '../site-record.ts';
import { findHomepage, UpdateHomepageInput, updateHomepage } from './homepage.ts';

const Image = (what: string): PropertyDecorator =>
  Field(() => String, { nullable: true, description: `${what}: public path of a WebP picture.` });
const Video = (what: string): PropertyDecorator =>
  Field(() => String, { nullable: true, description: `${what}: public path of an MP4 or WebM video.` });

@ObjectType('Homepage', {
  simpleResolvers: true,
  description: 'Pictures and videos of the home page. Null: the page does without.',
})
class HomepageType extends SiteRecordType {
  @Image('Picture at the top') topImage!: string | null;
  @Image('Card that leads to the rings') cardRings!: string | null;
  @Image('Card that leads to the bracelets') cardBracelets!: string | null;
  @Image('Card that leads to the necklaces') cardNecklaces!: string | null;
  @Image('Card that leads to the earrings') cardEarrings!: string | null;
  @Image('Picture beside the words about the house') aboutImage!: string | null;
  @Image('First picture of the slider') slider1Image!: string | null;
  @Image('Second picture of the slider') slider2Image!: string | null;
  @Image('Third picture of the slider') slider3Image!: string | null;
  @Video('First video') e1Video!: string | null;
  @Video('Second video') e2Video!: string | null;
  @Video('Third video') e3Video!: string | null;
}

@ObjectType({ description: 'Outcome of updateHomepage.' })
class UpdateHomepagePayload {
  @Field(() => HomepageType, { description: 'The home page as it is now.' })
  homepage!: HomepageType;
}

@Resolver()
export class HomepageResolver {
  @Query(() => HomepageType, {
    nullable: true,
    description: "Pictures and videos of the home page. Open to everybody; nothing is given on an agent's domain.",
  })
  homepage(@Ctx() ctx: RequestContext): Promise<HomepageType> {
    return findHomepage(ctx);
  }

  @Mutation(() => UpdateHomepagePayload, {
    nullable: true,
    description:
      'Changes what is given of the home page. INVALID_REQUEST names the field that is no picture or video, or that is too large. Administrators only.',
  })
  async updateHomepage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateHomepageInput) input: UpdateHomepageInput,
  ): Promise<UpdateHomepagePayload> {
    return { homepage: await updateHomepage(ctx, input) };
  }
}
