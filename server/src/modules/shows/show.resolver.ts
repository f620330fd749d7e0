import { Arg, Ctx, ID, Mutation, Query, Resolver } from '../../kernel/graphql.ts';
import { type Page, PageInput } from '../../kernel/input/page.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { findAdvertisedShow, findShow, findShows, ShowFilter, ShowSort } from './list-shows.ts';
import { createShow, deleteShow, setShowActive, setShowAdvertised, updateShow } from './save-show.ts';
import { Show } from './show.entity.ts';
import {
  CreateShowInput,
  DeleteShowInput,
  SetShowActiveInput,
  SetShowAdvertisedInput,
  UpdateShowInput,
} from './show.input.ts';
import {
  CreateShowPayload,
  DeleteShowPayload,
  SetShowActivePayload,
  SetShowAdvertisedPayload,
  ShowPage,
  UpdateShowPayload,
} from './show.type.ts';
import type { ShowRow } from './show-row.ts';

@Resolver()
export class ShowResolver {
  @Query(() => ShowPage, {
    nullable: true,
    description:
      "Returns the trade shows that the company attends. Only administrators get inactive shows. Empty on an agent's domain, except for administrators.",
  })
  shows(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ShowFilter, { nullable: true, description: 'If omitted, all shows.' })
    filter?: ShowFilter,
    @Arg('sort', () => [ShowSort], {
      nullable: true,
      description: 'Sort order. At most 3 criteria. Default: upcoming shows first.',
    })
    sort?: ShowSort[],
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36 shows.' })
    page?: PageInput,
  ): Promise<Page<ShowRow>> {
    return findShows(ctx, { filter, sort, page });
  }

  @Query(() => Show, {
    nullable: true,
    description:
      'Returns a show. SHOW_NOT_FOUND if it does not exist, or if it is inactive and the caller is not an administrator.',
  })
  show(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Show ID.' }) id: number) {
    return findShow(ctx, { id });
  }

  @Query(() => Show, {
    nullable: true,
    description:
      "Returns the active show that the home page advertises. Null if there is none, and on an agent's domain.",
  })
  advertisedShow(@Ctx() ctx: RequestContext) {
    return findAdvertisedShow(ctx);
  }

  @Mutation(() => CreateShowPayload, { nullable: true, description: 'Creates a show. Administrators only.' })
  async createShow(@Ctx() ctx: RequestContext, @Arg('input', () => CreateShowInput) input: CreateShowInput) {
    return { show: await createShow(ctx, input) };
  }

  @Mutation(() => UpdateShowPayload, {
    nullable: true,
    description: 'Updates a show. SHOW_NOT_FOUND if it does not exist. Administrators only.',
  })
  async updateShow(@Ctx() ctx: RequestContext, @Arg('input', () => UpdateShowInput) input: UpdateShowInput) {
    return { show: await updateShow(ctx, input) };
  }

  @Mutation(() => DeleteShowPayload, {
    nullable: true,
    description: 'Deletes a show permanently. SHOW_NOT_FOUND if it does not exist. Administrators only.',
  })
  deleteShow(@Ctx() ctx: RequestContext, @Arg('input', () => DeleteShowInput) input: DeleteShowInput) {
    return deleteShow(ctx, input);
  }

  @Mutation(() => SetShowActivePayload, {
    nullable: true,
    description:
      'Makes a show public, or visible to administrators only. SHOW_NOT_FOUND if it does not exist. Administrators only.',
  })
  async setShowActive(@Ctx() ctx: RequestContext, @Arg('input', () => SetShowActiveInput) input: SetShowActiveInput) {
    return { show: await setShowActive(ctx, input) };
  }

  @Mutation(() => SetShowAdvertisedPayload, {
    nullable: true,
    description:
      'Starts or stops advertising a show. Any other show is no longer advertised. SHOW_NOT_FOUND if it does not exist. Administrators only.',
  })
  async setShowAdvertised(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetShowAdvertisedInput) input: SetShowAdvertisedInput,
  ) {
    return { show: await setShowAdvertised(ctx, input) };
  }
}
