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
      "Sets or removes an agent's logo. INVALID_REQUEST for anything but a picture, USER_NOT_FOUND. Administrators only.",
  })
  async setUserLogo(@Ctx() ctx: RequestContext, @Arg('input', () => SetUserLogoInput) input: SetUserLogoInput) {
    return { user: await setUserLogo(ctx, input) };
  }

  @Mutation(() => SetUserPrimaryColorPayload, {
    nullable: true,
    description: "Sets or removes an agent's colour. USER_NOT_FOUND when there is no such user. Administrators only.",
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
      "Sets or removes an agent's domain, whose visitors see the agent's logo, colour and prices. INVALID_REQUEST when it belongs to another user or to the house, USER_NOT_FOUND. Administrators only.",
  })
  async setUserDomain(@Ctx() ctx: RequestContext, @Arg('input', () => SetUserDomainInput) input: SetUserDomainInput) {
    return { user: await setUserDomain(ctx, input) };
  }
}
