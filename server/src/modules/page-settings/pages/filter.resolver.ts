import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { PageFilter } from './filter.entity.ts';
import {
  CreatePageFilterInput,
  CreatePageFilterOptionInput,
  DeletePageFilterInput,
  DeletePageFilterOptionInput,
  MovePageFiltersInput,
  UpdatePageFilterInput,
  UpdatePageFilterOptionInput,
} from './filter.input.ts';
import {
  CreatePageFilterOptionPayload,
  CreatePageFilterPayload,
  DeletePageFilterOptionPayload,
  DeletePageFilterPayload,
  UpdatePageFilterOptionPayload,
  UpdatePageFilterPayload,
} from './filter.type.ts';
import { PageFilterOption } from './filter-option.entity.ts';
import { MovePageFiltersPayload } from './page-settings.type.ts';
import { type FilterOptionRow, type FilterRow, findFilter, findFilters } from './read-filters.ts';
import { createPageFilter, deletePageFilter, movePageFilters, updatePageFilter } from './save-filter.ts';
import { createPageFilterOption, deletePageFilterOption, updatePageFilterOption } from './save-filter-option.ts';

@Resolver(() => PageFilter)
export class FilterResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Name of the page. Null if the filter is on no page.' })
  pageName(@Root() { pageName }: FilterRow): string | null {
    return pageName;
  }

  @FieldResolver(() => [PageFilterOption], {
    description: 'Options of a multiselect, in order. If empty, the options are the values in the facets of the list.',
  })
  options(@Root() { options }: FilterRow): readonly FilterOptionRow[] {
    return options;
  }

  @Query(() => [PageFilter], {
    nullable: true,
    description:
      'Returns the active filters of all visible pages, by page and position. Administrators get all filters.',
  })
  pageFilters(
    @Ctx() ctx: RequestContext,
    @Arg('pageName', () => String, { nullable: true, description: 'Name of a page. If omitted, all pages.' })
    pageName?: string,
  ) {
    return findFilters(ctx, { pageName });
  }

  @Query(() => PageFilter, {
    nullable: true,
    description: 'Returns one filter. ITEM_NOT_FOUND, also for hidden filters unless the caller is an administrator.',
  })
  pageFilter(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Filter ID.' }) id: number) {
    return findFilter(ctx, { id });
  }

  @Mutation(() => CreatePageFilterPayload, {
    nullable: true,
    description:
      'Adds a new filter to a page. The list of the page must have the field with this kind of filter. Administrators only.',
  })
  async createPageFilter(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreatePageFilterInput) input: CreatePageFilterInput,
  ) {
    return { filter: await createPageFilter(ctx, input) };
  }

  @Mutation(() => UpdatePageFilterPayload, {
    nullable: true,
    description:
      'Updates a filter. INVALID_REQUEST (STALE_VERSION) if another request has changed it. Administrators only.',
  })
  async updatePageFilter(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdatePageFilterInput) input: UpdatePageFilterInput,
  ) {
    return { filter: await updatePageFilter(ctx, input) };
  }

  @Mutation(() => DeletePageFilterPayload, {
    nullable: true,
    description: 'Deletes a filter with its options. Administrators only.',
  })
  deletePageFilter(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeletePageFilterInput) input: DeletePageFilterInput,
  ) {
    return deletePageFilter(ctx, input);
  }

  @Mutation(() => MovePageFiltersPayload, {
    nullable: true,
    description: 'Sets the filters of a page and their order, all or nothing. Administrators only.',
  })
  async movePageFilters(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MovePageFiltersInput) input: MovePageFiltersInput,
  ) {
    return { pageSettings: await movePageFilters(ctx, input) };
  }
}

@Resolver()
export class FilterOptionResolver {
  @Mutation(() => CreatePageFilterOptionPayload, {
    nullable: true,
    description: 'Adds an option to a multiselect. The field must accept its value. Administrators only.',
  })
  createPageFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreatePageFilterOptionInput) input: CreatePageFilterOptionInput,
  ) {
    return createPageFilterOption(ctx, input);
  }

  @Mutation(() => UpdatePageFilterOptionPayload, {
    nullable: true,
    description: 'Updates an option of a filter. Administrators only.',
  })
  updatePageFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdatePageFilterOptionInput) input: UpdatePageFilterOptionInput,
  ) {
    return updatePageFilterOption(ctx, input);
  }

  @Mutation(() => DeletePageFilterOptionPayload, {
    nullable: true,
    description: 'Deletes an option of a filter. Administrators only.',
  })
  deletePageFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeletePageFilterOptionInput) input: DeletePageFilterOptionInput,
  ) {
    return deletePageFilterOption(ctx, input);
  }
}
