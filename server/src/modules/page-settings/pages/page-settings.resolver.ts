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
    description: 'Initial sort. Null: the default order of the list.',
  })
  defaultSort(@Root() { defaultSort }: PageSettingsRow): PageSortType | null {
    return defaultSort;
  }

  @FieldResolver(() => [PageFilter], { description: 'Active filters in order. Administrators get all filters.' })
  filters(@Root() { filters }: PageSettingsRow): readonly FilterRow[] {
    return filters;
  }

  @Query(() => PageSettings, {
    nullable: true,
    description:
      'How the list of one page is shown. ITEM_NOT_FOUND for one that is not visible too, unless the caller is an administrator.',
  })
  pageSettings(
    @Ctx() ctx: RequestContext,
    @Arg('pageName', () => String, { description: 'Which, such as white; without regard to case.' }) pageName: string,
  ) {
    return findPageSettings(ctx, { pageName });
  }

  @Query(() => [PageSettings], {
    nullable: true,
    description: 'The settings of all pages, by name: visible ones, for administrators all.',
  })
  allPageSettings(@Ctx() ctx: RequestContext) {
    return findAllPageSettings(ctx);
  }

  @Mutation(() => CreatePageSettingsPayload, {
    nullable: true,
    description:
      'Makes settings for a page that has none; a page of the product gets its first ones. Administrators only.',
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
      'Changes what is given of the settings of a page; refused (STALE_VERSION) when somebody else was faster. Administrators only.',
  })
  async updatePageSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdatePageSettingsInput) input: UpdatePageSettingsInput,
  ) {
    return { pageSettings: await updatePageSettings(ctx, input) };
  }

  @Mutation(() => DeletePageSettingsPayload, {
    nullable: true,
    description: 'Removes the settings of a page. Its filters stay, on no page. Administrators only.',
  })
  deletePageSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeletePageSettingsInput) input: DeletePageSettingsInput,
  ) {
    return deletePageSettings(ctx, input);
  }
}
