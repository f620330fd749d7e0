import { Arg, Ctx, Mutation, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { AddUserMarkupPayload, RemoveUserMarkupPayload } from '../users/user.type.ts';
import { AddUserMarkupInput, addUserMarkup, RemoveUserMarkupInput, removeUserMarkup } from './change-markups.ts';

@Resolver()
export class MarkupResolver {
  @Mutation(() => AddUserMarkupPayload, {
    nullable: true,
    description: 'Adds a markup to a user, after the existing ones. Errors: USER_NOT_FOUND. Administrators only.',
  })
  addUserMarkup(@Ctx() ctx: RequestContext, @Arg('input', () => AddUserMarkupInput) input: AddUserMarkupInput) {
    return addUserMarkup(ctx, input);
  }

  @Mutation(() => RemoveUserMarkupPayload, {
    nullable: true,
    description: 'Removes a markup. Errors: ITEM_NOT_FOUND. Administrators only.',
  })
  removeUserMarkup(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveUserMarkupInput) input: RemoveUserMarkupInput,
  ) {
    return removeUserMarkup(ctx, input);
  }
}
