import { Ctx, Field, ID, Int, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { readSiteSettings } from './site-settings.ts';

@ObjectType('DomainLayout', {
  simpleResolvers: true,
  description: 'How the house looks on the host that was asked for.',
})
class DomainLayoutType {
  @Field(() => String, { nullable: true, description: "The agent's host name; null on the house's own." })
  domain!: string | null;
  @Field(() => String, { nullable: true, description: "Path of the agent's logo." }) logoUrl!: string | null;
  @Field(() => String, { description: '#rgb or #rrggbb.' }) primaryColor!: string;
  @Field(() => ID, { nullable: true, description: "The agent; null on the house's own host." }) agentId!: number | null;
}

@ObjectType('SiteSettings', {
  simpleResolvers: true,
  description: 'What a page needs to know before anything else.',
})
class SiteSettingsType {
  @Field(() => String, {
    description:
      "Name of the site: the brand, or on an agent's domain the agent's company (the domain if there is none).",
  })
  brandName!: string;
  @Field(() => String, { description: 'Currency of its prices, as ISO 4217 has it: `USD`.' }) currency!: string;
  @Field(() => String, { nullable: true, description: 'Null: no captcha is asked for.' })
  recaptchaSiteKey!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Id of the Google tag that counts visits. Null: nothing is loaded from elsewhere, as always on agents' domains.",
  })
  analyticsId!: string | null;
  @Field(() => Int, { description: 'Largest file that an import takes, in bytes.' }) importMaxBytes!: number;
  @Field(() => DomainLayoutType, { description: 'The look of this host.' }) domainLayout!: DomainLayoutType;
}

@Resolver()
export class SiteSettingsResolver {
  @Query(() => SiteSettingsType, {
    nullable: true,
    description: "The house's settings on the host that was asked for. Open to everybody.",
  })
  siteSettings(@Ctx() ctx: RequestContext) {
    return readSiteSettings(ctx);
  }
}
