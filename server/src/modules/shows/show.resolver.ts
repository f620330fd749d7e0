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
    description: "Trade shows that the house attends: active ones, for administrators all. None on an agent's domain.",
  })
  shows(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ShowFilter, { nullable: true, description: 'Which; without it all of them.' })
    filter?: ShowFilter,
    @Arg('sort', () => [ShowSort], {
      nullable: true,
      description: 'Up to three columns; without it upcoming shows first.',
    })
    sort?: ShowSort[],
    @Arg('page', () => PageInput, { nullable: true, description: 'Which page; without it the first 36.' })
    page?: PageInput,
  ): Promise<Page<ShowRow>> {
    return findShows(ctx, { filter, sort, page });
  }

  @Query(() => Show, {
    nullable: true,
    description: 'One show. SHOW_NOT_FOUND for an inactive one too, unless the caller is an administrator.',
  })
  show(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Id of the show.' }) id: number) {
    return findShow(ctx, { id });
  }

  @Query(() => Show, {
    nullable: true,
    description: "The active show that the home page advertises. Null when there is none, and on an agent's domain.",
  })
  advertisedShow(@Ctx() ctx: RequestContext) {
    return findAdvertisedShow(ctx);
  }

  @Mutation(() => CreateShowPayload, { nullable: true, description: 'Writes a new show. Administrators only.' })
  async createShow(@Ctx() ctx: RequestContext, @Arg('input', () => CreateShowInput) input: CreateShowInput) {
    return { show: await createShow(ctx, input) };
  }

  @Mutation(() => UpdateShowPayload, {
    nullable: true,
    description:
      'Changes what is given of a show; refused (STALE_VERSION) when somebody else was faster. Administrators only.',
  })
  async updateShow(@Ctx() ctx: RequestContext, @Arg('input', () => UpdateShowInput) input: UpdateShowInput) {
    return { show: await updateShow(ctx, input) };
  }

  @Mutation(() => DeleteShowPayload, { nullable: true, description: 'Removes a show for good. Administrators only.' })
  deleteShow(@Ctx() ctx: RequestContext, @Arg('input', () => DeleteShowInput) input: DeleteShowInput) {
    return deleteShow(ctx, input);
  }

  @Mutation(() => SetShowActivePayload, {
    nullable: true,
    description: 'Shows a show to everybody, or to administrators only. Administrators only.',
  })
  async setShowActive(@Ctx() ctx: RequestContext, @Arg('input', () => SetShowActiveInput) input: SetShowActiveInput) {
    return { show: await setShowActive(ctx, input) };
  }

  @Mutation(() => SetShowAdvertisedPayload, {
    nullable: true,
    description: 'Makes a show the only one that is advertised, or ends its advertising. Administrators only.',
  })
  async setShowAdvertised(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetShowAdvertisedInput) input: SetShowAdvertisedInput,
  ) {
    return { show: await setShowAdvertised(ctx, input) };
  }
}
