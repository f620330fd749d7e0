import { Ctx, Field, ID, Int, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { readSiteSettings } from './site-settings.ts';

@ObjectType('DomainLayout', {
  simpleResolvers: true,
  description: 'Branding of the requested host.',
})
class DomainLayoutType {
  @Field(() => String, { nullable: true, description: "Host name of the agent. Null on the brand's host." })
  domain!: string | null;
  @Field(() => String, { nullable: true, description: "Path of the agent's logo. Null if not set." }) logoUrl!:
    | string
    | null;
  @Field(() => String, { description: 'Accent color: `#rgb` or `#rrggbb`.' }) primaryColor!: string;
  @Field(() => ID, { nullable: true, description: "User ID of the agent. Null on the brand's host." }) agentId!:
    | number
    | null;
}

@ObjectType('SiteSettings', {
  simpleResolvers: true,
  description: 'Settings that clients need at startup.',
})
class SiteSettingsType {
  @Field(() => String, {
    description:
      "Name of the site: the brand name or, on an agent's domain, the agent's company. If the agent has no company, the domain.",
  })
  brandName!: string;
  @Field(() => String, { description: 'Currency of all prices, as an ISO 4217 code such as `USD`.' }) currency!: string;
  @Field(() => String, { nullable: true, description: 'Site key of reCAPTCHA. Null if no captcha is required.' })
  recaptchaSiteKey!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "ID of the Google tag. Null if not set, and on agents' domains.",
  })
  analyticsId!: string | null;
  @Field(() => Int, { description: 'Maximum size of an import file in bytes.' }) importMaxBytes!: number;
  @Field(() => DomainLayoutType, { description: 'Branding of the requested host.' })
  domainLayout!: DomainLayoutType;
}

@Resolver()
export class SiteSettingsResolver {
  @Query(() => SiteSettingsType, {
    nullable: true,
    description: 'Settings that clients need at startup, for the requested host. Public.',
  })
  siteSettings(@Ctx() ctx: RequestContext) {
    return readSiteSettings(ctx);
  }
}
