import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { PageFilter } from './filter.entity.ts';
import { PageSettings } from './page-settings.entity.ts';
import { CreatePageSettingsInput, DeletePageSettingsInput, UpdatePageSettingsInput } from './page-settings.input.ts';
import {
  CreatePageSettingsPayload,
  DeletePageSettingsPayload,
  PageSortType,
  UpdatePageSettingsPayload,
} from './page-settings.type.ts';
import type { FilterRow } from './read-filters.ts';
import { findAllPageSettings, findPageSettings, type PageSettingsRow } from './read-page-settings.ts';
import { createPageSettings, deletePageSettings, updatePageSettings } from './save-page-settings.ts';

@Resolver(() => PageSettings)
export class PageSettingsResolver {
  @FieldResolver(() => PageSortType, {
    nullable: true,
    description: 'Initial sort. If null, the default order of the list applies.',
  })
  defaultSort(@Root() { defaultSort }: PageSettingsRow): PageSortType | null {
    return defaultSort;
  }

  @FieldResolver(() => [PageFilter], { description: 'Active filters, in order. Administrators get all filters.' })
  filters(@Root() { filters }: PageSettingsRow): readonly FilterRow[] {
    return filters;
  }

  @Query(() => PageSettings, {
    nullable: true,
    description:
      "Returns the settings of a page's list. ITEM_NOT_FOUND, also for hidden pages unless the caller is an administrator.",
  })
  pageSettings(
    @Ctx() ctx: RequestContext,
    @Arg('pageName', () => String, { description: 'Name of the page, such as `white`. Case-insensitive.' })
    pageName: string,
  ) {
    return findPageSettings(ctx, { pageName });
  }

  @Query(() => [PageSettings], {
    nullable: true,
    description: 'Returns the settings of all visible pages, by name. Administrators also get hidden pages.',
  })
  allPageSettings(@Ctx() ctx: RequestContext) {
    return findAllPageSettings(ctx);
  }

  @Mutation(() => CreatePageSettingsPayload, {
    nullable: true,
    description:
      'Creates settings for a page that has none. A standard page gets its default settings. Administrators only.',
  })
  async createPageSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreatePageSettingsInput) input: CreatePageSettingsInput,
  ) {
    return { pageSettings: await createPageSettings(ctx, input) };
  }

  @Mutation(() => UpdatePageSettingsPayload, {
    nullable: true,
    description:
      'Updates the settings of a page. INVALID_REQUEST (STALE_VERSION) if another request has changed them. Administrators only.',
  })
  async updatePageSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdatePageSettingsInput) input: UpdatePageSettingsInput,
  ) {
    return { pageSettings: await updatePageSettings(ctx, input) };
  }

  @Mutation(() => DeletePageSettingsPayload, {
    nullable: true,
    description:
      'Deletes the settings of a page. Its filters are removed from the page but not deleted. Administrators only.',
  })
  deletePageSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeletePageSettingsInput) input: DeletePageSettingsInput,
  ) {
    return deletePageSettings(ctx, input);
  }
}
