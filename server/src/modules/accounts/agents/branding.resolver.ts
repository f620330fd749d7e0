import { Arg, Ctx, Mutation, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SetUserDomainPayload, SetUserLogoPayload, SetUserPrimaryColorPayload } from '../users/user.type.ts';
import {
  SetUserDomainInput,
  SetUserLogoInput,
  SetUserPrimaryColorInput,
  setUserDomain,
  setUserLogo,
  setUserPrimaryColor,
} from './change-branding.ts';

@Resolver()
export class BrandingResolver {
  @Mutation(() => SetUserLogoPayload, {
    nullable: true,
    description:
      "Sets or removes an agent's logo. Errors: USER_NOT_FOUND; INVALID_REQUEST if the file is not an image. Administrators only.",
  })
  async setUserLogo(@Ctx() ctx: RequestContext, @Arg('input', () => SetUserLogoInput) input: SetUserLogoInput) {
    return { user: await setUserLogo(ctx, input) };
  }

  @Mutation(() => SetUserPrimaryColorPayload, {
    nullable: true,
    description: "Sets or removes an agent's color. Errors: USER_NOT_FOUND. Administrators only.",
  })
  async setUserPrimaryColor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetUserPrimaryColorInput) input: SetUserPrimaryColorInput,
  ) {
    return { user: await setUserPrimaryColor(ctx, input) };
  }

  @Mutation(() => SetUserDomainPayload, {
    nullable: true,
    description:
      "Sets or removes an agent's domain. Visitors of the domain see the agent's logo, color and prices. Errors: USER_NOT_FOUND; INVALID_REQUEST if another user has the domain or it is the server's own host. Administrators only.",
  })
  async setUserDomain(@Ctx() ctx: RequestContext, @Arg('input', () => SetUserDomainInput) input: SetUserDomainInput) {
    return { user: await setUserDomain(ctx, input) };
  }
}
