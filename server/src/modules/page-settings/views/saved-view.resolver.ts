import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { displayNameOf, userById } from '../../accounts/users/index.ts';
import { SavedView } from './saved-view.entity.ts';
import {
  CreateSavedViewInput,
  createSavedView,
  DeleteSavedViewInput,
  deleteSavedView,
  findSavedViews,
  UpdateSavedViewInput,
  updateSavedView,
} from './saved-views.ts';

@ObjectType()
abstract class SavedViewPayload {
  @Field(() => SavedView, { simple: true, description: 'The new or updated view.' })
  view!: SavedView;
}

@ObjectType({ description: 'Result of `createSavedView`.' })
class CreateSavedViewPayload extends SavedViewPayload {}

@ObjectType({ description: 'Result of `updateSavedView`.' })
class UpdateSavedViewPayload extends SavedViewPayload {}

@ObjectType({ simpleResolvers: true, description: 'Result of `deleteSavedView`.' })
class DeleteSavedViewPayload {
  @Field(() => ID, { description: 'ID of the deleted view.' })
  viewId!: number;
}

@Resolver(() => SavedView)
export class SavedViewResolver {
  @Query(() => [SavedView], {
    nullable: true,
    description:
      "Returns the saved views of a list, by name: the caller's views, and shared views of other administrators. Administrators only.",
  })
  savedViews(
    @Ctx() ctx: RequestContext,
    @Arg('pageName', () => String, { description: 'Name of the page, such as `admin_orders`. Case-insensitive.' })
    pageName: string,
  ) {
    return findSavedViews(ctx, { pageName });
  }

  @Mutation(() => CreateSavedViewPayload, {
    nullable: true,
    description: 'Saves a view of a list. Administrators only.',
  })
  async createSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateSavedViewInput) input: CreateSavedViewInput,
  ) {
    return { view: await createSavedView(ctx, input) };
  }

  @Mutation(() => UpdateSavedViewPayload, {
    nullable: true,
    description: 'Updates a view of the caller. STALE_VERSION if another request has changed it. Administrators only.',
  })
  async updateSavedView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateSavedViewInput) input: UpdateSavedViewInput,
  ) {
    return { view: await updateSavedView(ctx, input) };
  }

  @Mutation(() => DeleteSavedViewPayload, {
    nullable: true,
    description: "Deletes one of the caller's saved views. Administrators only.",
  })
  deleteSavedView(@Ctx() ctx: RequestContext, @Arg('input', () => DeleteSavedViewInput) input: DeleteSavedViewInput) {
    return deleteSavedView(ctx, input);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of the owner. Null if the caller is the owner.' })
  async sharedBy(@Ctx() ctx: RequestContext, @Root() { ownerId }: SavedView): Promise<string | null> {
    if (ownerId === ctx.actor?.id) return null;
    const owner = await userById(ctx, ownerId);
    return owner ? displayNameOf(owner) : null;
  }
}
