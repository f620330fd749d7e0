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

  @Query(() => UserPage, { nullable: true, description: 'Users. Administrators only.' })
  users(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => UserFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: UserFilter,
    @Arg('sort', () => [UserSort], { nullable: true, description: 'Up to three columns; by id without.' })
    sort?: UserSort[],
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput,
  ) {
    return pageUsers(ctx, { filter, sort, page });
  }

  @Query(() => User, {
    nullable: true,
    description: 'One user. USER_NOT_FOUND when there is no such user. Administrators only.',
  })
  user(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Id of the user.' }) id: number) {
    return findUser(ctx, { userId: id });
  }

  @Mutation(() => SetUserApprovalPayload, {
    nullable: true,
    description:
      'Lets a user in, or out. They hear of their approval by mail. USER_NOT_FOUND; FORBIDDEN to take it from oneself or from the last administrator. Administrators only.',
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
      'Keeps a user out, for ever or until a date, or lets them in again. USER_NOT_FOUND; FORBIDDEN to do it to oneself or to the last administrator. Administrators only.',
  })
  async setUserBlock(@Ctx() ctx: RequestContext, @Arg('input', () => SetUserBlockInput) input: SetUserBlockInput) {
    return { user: await setUserBlock(ctx, input) };
  }

  @Mutation(() => SetUserRolePayload, {
    nullable: true,
    description:
      'Gives a user another role. USER_NOT_FOUND; FORBIDDEN to take an administrator’s from oneself or from the last one. Administrators only.',
  })
  async setUserRole(@Ctx() ctx: RequestContext, @Arg('input', () => SetUserRoleInput) input: SetUserRoleInput) {
    return { user: await setUserRole(ctx, input) };
  }

  @Mutation(() => DeleteUserPayload, {
    nullable: true,
    description:
      'Deletes a user. Their orders stay. USER_NOT_FOUND; FORBIDDEN to delete oneself or the last administrator. Administrators only.',
  })
  deleteUser(@Ctx() ctx: RequestContext, @Arg('input', () => DeleteUserInput) input: DeleteUserInput) {
    return deleteUser(ctx, input);
  }
}
