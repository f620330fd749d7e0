import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { MoveFiltersPayload } from '../pages/page-settings.type.ts';
import { CreateFilterInput, DeleteFilterInput, MoveFiltersInput, UpdateFilterInput } from './filter.input.ts';
import { CreateFilterPayload, DeleteFilterPayload, FilterControlType, UpdateFilterPayload } from './filter.type.ts';
import { findFilter, findFilters } from './read-filters.ts';
import { createFilter, deleteFilter, moveFilters, updateFilter } from './save-filter.ts';

@Resolver()
export class FilterResolver {
  @Query(() => [FilterControlType], {
    nullable: true,
    description: 'Filters of pages, page by page: active ones of visible pages, for administrators all.',
  })
  filters(
    @Ctx() ctx: RequestContext,
    @Arg('pageName', () => String, { nullable: true, description: 'Of one page; without it of all.' })
    pageName?: string,
  ) {
    return findFilters(ctx, { pageName });
  }

  @Query(() => FilterControlType, {
    nullable: true,
    description: 'One filter. ITEM_NOT_FOUND for a hidden one too, unless the caller is an administrator.',
  })
  filter(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Id of the filter.' }) id: number) {
    return findFilter(ctx, { id });
  }

  @Mutation(() => CreateFilterPayload, {
    nullable: true,
    description: 'Puts a new filter on a page. Field and kind must be real for its list. Administrators only.',
  })
  async createFilter(@Ctx() ctx: RequestContext, @Arg('input', () => CreateFilterInput) input: CreateFilterInput) {
    return { filter: await createFilter(ctx, input) };
  }

  @Mutation(() => UpdateFilterPayload, {
    nullable: true,
    description:
      'Changes what is given of a filter; refused (STALE_VERSION) when somebody else was faster. Administrators only.',
  })
  async updateFilter(@Ctx() ctx: RequestContext, @Arg('input', () => UpdateFilterInput) input: UpdateFilterInput) {
    return { filter: await updateFilter(ctx, input) };
  }

  @Mutation(() => DeleteFilterPayload, {
    nullable: true,
    description: 'Removes a filter with its options. Administrators only.',
  })
  deleteFilter(@Ctx() ctx: RequestContext, @Arg('input', () => DeleteFilterInput) input: DeleteFilterInput) {
    return deleteFilter(ctx, input);
  }

  @Mutation(() => MoveFiltersPayload, {
    nullable: true,
    description: 'Says which filters a page has, in which order, all or nothing. Administrators only.',
  })
  async moveFilters(@Ctx() ctx: RequestContext, @Arg('input', () => MoveFiltersInput) input: MoveFiltersInput) {
    return { pageSettings: await moveFilters(ctx, input) };
  }
}
