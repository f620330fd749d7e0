import { Arg, Ctx, ID, Mutation, Query, Resolver } from '../../kernel/graphql.ts';
import { PageInput } from '../../kernel/input/page.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import {
  SetUserApprovalInput,
  SetUserBlockInput,
  SetUserRoleInput,
  setUserApproval,
  setUserBlock,
  setUserRole,
} from './administration/change-account-status.ts';
import { DeleteUserInput, deleteUser } from './administration/delete-user.ts';
import { findMeIfSignedIn, findUser } from './users/find-user.ts';
import { pageUsers, UserFilter, UserSort } from './users/list-users.ts';
import { User } from './users/user.entity.ts';
import {
  DeleteUserPayload,
  SetUserApprovalPayload,
  SetUserBlockPayload,
  SetUserRolePayload,
  UserPage,
} from './users/user.type.ts';

@Resolver()
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'The caller. Null if not signed in.' })
  currentUser(@Ctx() ctx: RequestContext) {
    return findMeIfSignedIn(ctx);
  }

  @Query(() => UserPage, { nullable: true, description: 'Lists users. Administrators only.' })
  users(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => UserFilter, { nullable: true, description: 'Default: all users.' })
    filter?: UserFilter,
    @Arg('sort', () => [UserSort], { nullable: true, description: 'At most 3 columns. Default: by ID.' })
    sort?: UserSort[],
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36.' })
    page?: PageInput,
  ) {
    return pageUsers(ctx, { filter, sort, page });
  }

  @Query(() => User, {
    nullable: true,
    description: 'Returns a user by ID. Errors: USER_NOT_FOUND. Administrators only.',
  })
  user(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'User ID.' }) id: number) {
    return findUser(ctx, { userId: id });
  }

  @Mutation(() => SetUserApprovalPayload, {
    nullable: true,
    description:
      'Approves a user, or withdraws the approval. The user gets an email when approved. Errors: USER_NOT_FOUND; FORBIDDEN if the approval of the caller or of the last administrator would be withdrawn. Administrators only.',
  })
  async setUserApproval(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetUserApprovalInput) input: SetUserApprovalInput,
  ) {
    return { user: await setUserApproval(ctx, input) };
  }

  @Mutation(() => SetUserBlockPayload, {
    nullable: true,
    description:
      'Blocks a user, permanently or until a date, or lifts the block. Errors: USER_NOT_FOUND; FORBIDDEN if the user is the caller or the last administrator. Administrators only.',
  })
  async setUserBlock(@Ctx() ctx: RequestContext, @Arg('input', () => SetUserBlockInput) input: SetUserBlockInput) {
    return { user: await setUserBlock(ctx, input) };
  }

  @Mutation(() => SetUserRolePayload, {
    nullable: true,
    description:
      'Changes the role of a user. Errors: USER_NOT_FOUND; FORBIDDEN if the caller or the last administrator would be demoted. Administrators only.',
  })
  async setUserRole(@Ctx() ctx: RequestContext, @Arg('input', () => SetUserRoleInput) input: SetUserRoleInput) {
    return { user: await setUserRole(ctx, input) };
  }

  @Mutation(() => DeleteUserPayload, {
    nullable: true,
    description:
      "Deletes a user. The user's orders remain. Errors: USER_NOT_FOUND; FORBIDDEN if the user is the caller or the last administrator. Administrators only.",
  })
  deleteUser(@Ctx() ctx: RequestContext, @Arg('input', () => DeleteUserInput) input: DeleteUserInput) {
    return deleteUser(ctx, input);
  }
}
