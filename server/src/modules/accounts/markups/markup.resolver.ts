import { Arg, Ctx, Mutation, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { AddUserMarkupPayload, RemoveUserMarkupPayload } from '../users/user.type.ts';
import { AddUserMarkupInput, addUserMarkup, RemoveUserMarkupInput, removeUserMarkup } from './change-markups.ts';

@Resolver()
export class MarkupResolver {
  @Mutation(() => AddUserMarkupPayload, {
    nullable: true,
    description:
      'Adds a markup to a user’s, behind those that they have. USER_NOT_FOUND when there is no such user. Administrators only.',
  })
  addUserMarkup(@Ctx() ctx: RequestContext, @Arg('input', () => AddUserMarkupInput) input: AddUserMarkupInput) {
    return addUserMarkup(ctx, input);
  }

  @Mutation(() => RemoveUserMarkupPayload, {
    nullable: true,
    description: 'Takes a markup away. ITEM_NOT_FOUND when there is none. Administrators only.',
  })
  removeUserMarkup(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveUserMarkupInput) input: RemoveUserMarkupInput,
  ) {
    return removeUserMarkup(ctx, input);
  }
}
