import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { displayNameOf, userById } from '../../accounts/users/index.ts';
import {
  CreateSavedViewInput,
  createSavedView,
  DeleteSavedViewInput,
  deleteSavedView,
  findSavedViews,
  UpdateSavedViewInput,
  updateSavedView,
} from './saved-views.ts';

@ObjectType('SavedView', {
  simpleResolvers: true,
  description: 'How an administrator likes to see a list of the back office.',
})
class SavedViewType {
  readonly ownerId!: number;

  @Field(() => ID, { description: 'Of the view.' })
  id!: number;

  @Field(() => String, { description: 'As people read it.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "What the list's address says after the question mark: filters, sort and columns. Null: as it is at first.",
  })
  state!: string | null;

  @Field(() => Boolean, { description: 'Whether other administrators see it, too.' })
  isShared!: boolean;

  @Field(() => Int, { description: 'Counts the changes.' })
  version!: number;
}

@ObjectType()
abstract class SavedViewPayload {
  @Field(() => SavedViewType, { simple: true, description: 'As it is now.' })
  view!: SavedViewType;
}

@ObjectType({ description: 'Outcome of createSavedView.' })
class CreateSavedViewPayload extends SavedViewPayload {}

@ObjectType({ description: 'Outcome of updateSavedView.' })
class UpdateSavedViewPayload extends SavedViewPayload {}

@ObjectType({ simpleResolvers: true, description: 'Outcome of deleteSavedView.' })
class DeleteSavedViewPayload {
  @Field(() => ID, { description: 'Of the view that is gone.' })
  viewId!: number;
}

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
