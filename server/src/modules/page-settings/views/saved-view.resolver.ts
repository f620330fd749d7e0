import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { displayNameOf, userById } from '../../accounts/users/index.ts';
import { CreateSavedViewInput, DeleteSavedViewInput, UpdateSavedViewInput } from './saved-view.input.ts';
import {
  CreateSavedViewPayload,
  DeleteSavedViewPayload,
  SavedViewType,
  UpdateSavedViewPayload,
} from './saved-view.type.ts';
import { createSavedView, deleteSavedView, findSavedViews, updateSavedView } from './saved-views.ts';

@Resolver(() => SavedViewType)
export class SavedViewResolver {
  @Query(() => [SavedViewType], {
    nullable: true,
    description: 'The saved views of a list, by name: those of the caller, and what others share. Administrators only.',
  })
  savedViews(
    @Ctx() ctx: RequestContext,
    @Arg('pageName', () => String, { description: 'Name of its page, such as admin_orders; without regard to case.' })
    pageName: string,
  ) {
    return findSavedViews(ctx, { pageName });
  }

  @Mutation(() => CreateSavedViewPayload, {
    nullable: true,
    description: 'Keeps a view of a list under a name. Administrators only.',
  })
  async createSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateSavedViewInput) input: CreateSavedViewInput,
  ) {
    return { view: await createSavedView(ctx, input) };
  }

  @Mutation(() => UpdateSavedViewPayload, {
    nullable: true,
    description:
      "Changes what is given of a view of the caller's; STALE_VERSION when it was changed meanwhile. Administrators only.",
  })
  async updateSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateSavedViewInput) input: UpdateSavedViewInput,
  ) {
    return { view: await updateSavedView(ctx, input) };
  }

  @Mutation(() => DeleteSavedViewPayload, {
    nullable: true,
    description: "Forgets a view of the caller's. Administrators only.",
  })
  deleteSavedView(@Ctx() ctx: RequestContext, @Arg('input', () => DeleteSavedViewInput) input: DeleteSavedViewInput) {
    return deleteSavedView(ctx, input);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Whose it is. Null: the own.' })
  async sharedBy(@Ctx() ctx: RequestContext, @Root() { ownerId }: SavedViewType): Promise<string | null> {
    if (ownerId === ctx.actor?.id) return null;
    const owner = await userById(ctx, ownerId);
    return owner ? displayNameOf(owner) : null;
  }
}
