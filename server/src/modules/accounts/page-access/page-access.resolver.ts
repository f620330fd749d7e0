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
      'Grants a user access to a page of stock. Granting the first page hides all other pages from the user. Granting a page twice has no effect. Errors: USER_NOT_FOUND. Administrators only.',
  })
  grantPageAccess(@Ctx() ctx: RequestContext, @Arg('input', () => GrantPageAccessInput) input: GrantPageAccessInput) {
    return grantPageAccess(ctx, input);
  }

  @Mutation(() => RevokePageAccessPayload, {
    nullable: true,
    description:
      'Revokes access to a page. A user without any remaining permission may see all pages. Errors: ITEM_NOT_FOUND. Administrators only.',
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
      'Replaces the pages that a user may see. If the list is empty, the user may see all pages. Errors: USER_NOT_FOUND. Administrators only.',
  })
  setPageAccess(@Ctx() ctx: RequestContext, @Arg('input', () => SetPageAccessInput) input: SetPageAccessInput) {
    return setPageAccess(ctx, input);
  }
}
