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
    description: 'Options of a multiselect, in order. Empty: the values in the facets of the list.',
  })
  options(@Root() { options }: FilterRow): readonly FilterOptionRow[] {
    return options;
  }

  @Query(() => [PageFilter], {
    nullable: true,
    description: 'Filters of pages, page by page: active ones of visible pages, for administrators all.',
  })
  pageFilters(
    @Ctx() ctx: RequestContext,
    @Arg('pageName', () => String, { nullable: true, description: 'Of one page; without it of all.' })
    pageName?: string,
  ) {
    return findFilters(ctx, { pageName });
  }

  @Query(() => PageFilter, {
    nullable: true,
    description: 'One filter. ITEM_NOT_FOUND for a hidden one too, unless the caller is an administrator.',
  })
  pageFilter(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Id of the filter.' }) id: number) {
    return findFilter(ctx, { id });
  }

  @Mutation(() => CreatePageFilterPayload, {
    nullable: true,
    description: 'Puts a new filter on a page. Field and kind must be real for its list. Administrators only.',
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
      'Changes what is given of a filter; refused (STALE_VERSION) when somebody else was faster. Administrators only.',
  })
  async updatePageFilter(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdatePageFilterInput) input: UpdatePageFilterInput,
  ) {
    return { filter: await updatePageFilter(ctx, input) };
  }

  @Mutation(() => DeletePageFilterPayload, {
    nullable: true,
    description: 'Removes a filter with its options. Administrators only.',
  })
  deletePageFilter(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeletePageFilterInput) input: DeletePageFilterInput,
  ) {
    return deletePageFilter(ctx, input);
  }

  @Mutation(() => MovePageFiltersPayload, {
    nullable: true,
    description: 'Says which filters a page has, in which order, all or nothing. Administrators only.',
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
    description: 'Adds an option to a multiselect. Its value must be one that the field takes. Administrators only.',
  })
  createPageFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreatePageFilterOptionInput) input: CreatePageFilterOptionInput,
  ) {
    return createPageFilterOption(ctx, input);
  }

  @Mutation(() => UpdatePageFilterOptionPayload, {
    nullable: true,
    description: 'Changes what is given of an option. Administrators only.',
  })
  updatePageFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdatePageFilterOptionInput) input: UpdatePageFilterOptionInput,
  ) {
    return updatePageFilterOption(ctx, input);
  }

  @Mutation(() => DeletePageFilterOptionPayload, {
    nullable: true,
    description: 'Removes an option. Administrators only.',
  })
  deletePageFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeletePageFilterOptionInput) input: DeletePageFilterOptionInput,
  ) {
    return deletePageFilterOption(ctx, input);
  }
}
