import { Arg, Ctx, Mutation, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { GrantPageAccessPayload, RevokePageAccessPayload, SetPageAccessPayload } from '../users/user.type.ts';
import {
  GrantPageAccessInput,
  grantPageAccess,
  RevokePageAccessInput,
  revokePageAccess,
  SetPageAccessInput,
  setPageAccess,
} from './change-page-access.ts';

@Resolver()
export class PageAccessResolver {
  @Mutation(() => GrantPageAccessPayload, {
    nullable: true,
    description:
      'Lets a user see a page of stock; the first one restricts them to what is granted. One that they have already stays as it is. USER_NOT_FOUND when there is no such user. Administrators only.',
  })
  grantPageAccess(@Ctx() ctx: RequestContext, @Arg('input', () => GrantPageAccessInput) input: GrantPageAccessInput) {
    return grantPageAccess(ctx, input);
  }

  @Mutation(() => RevokePageAccessPayload, {
    nullable: true,
    description:
      'Takes a page away; without any left the user is not restricted. ITEM_NOT_FOUND when there is none. Administrators only.',
  })
  revokePageAccess(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RevokePageAccessInput) input: RevokePageAccessInput,
  ) {
    return revokePageAccess(ctx, input);
  }

  @Mutation(() => SetPageAccessPayload, {
    nullable: true,
    description:
      'Replaces the pages that a user may see, all at once; without any they are not restricted. USER_NOT_FOUND when there is no such user. Administrators only.',
  })
  setPageAccess(@Ctx() ctx: RequestContext, @Arg('input', () => SetPageAccessInput) input: SetPageAccessInput) {
    return setPageAccess(ctx, input);
  }
}
