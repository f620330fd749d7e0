import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from '../../../kernel/graphql.ts';
import { SortDirection } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { FilterKind } from '../filter-kind.ts';
import { PageSettings } from '../pages/page-settings.entity.ts';
import { PageSortType } from '../pages/page-settings.type.ts';
import type { PageSettingsRow } from '../pages/read-page-settings.ts';
import { standardPage } from '../standard-pages/standard-pages.ts';
import { contentTag, replacePageSettings } from './replace-page-settings.ts';
import { ReplacePageSettingsInput } from './whole-page.input.ts';

@ObjectType('PageFilterOptionDefaultInfo', { simpleResolvers: true, description: 'Default option of a filter.' })
class PageFilterOptionDefault {
  @Field(() => String, { description: "Value that the option sets in the list's filter." }) value!: string;
  @Field(() => String, { description: 'Label of the option on the page.' }) label!: string;
}

@ObjectType('PageFilterDefaultInfo', { simpleResolvers: true, description: 'Default filter of a page.' })
class PageFilterDefault {
  @Field(() => String, { description: "Field of the list's filter input." }) field!: string;
  @Field(() => String, { description: 'Label of the filter on the page.' }) label!: string;
  @Field(() => FilterKind, { description: "Type of the filter's control." }) kind!: FilterKind;
  @Field(() => [PageFilterOptionDefault], { description: 'Options, in order.' })
  options!: readonly PageFilterOptionDefault[];
}

@ObjectType('PageDefaultsInfo', { simpleResolvers: true, description: 'Default settings of a page.' })
class PageDefaultsType {
  @Field(() => String, { description: 'Heading of the page.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'Description of the items on the page. Null if not set.' })
  description!: string | null;
  @Field(() => Boolean, { description: 'Whether the page is visible to all callers.' }) isVisible!: boolean;
  @Field(() => [String], { description: 'Columns, in order.' }) columns!: readonly string[];
  @Field(() => PageSortType, {
    nullable: true,
    description: 'Initial sort. If null, the default order of the list applies.',
  })
  defaultSort!: { field: string; direction: SortDirection } | null;
  @Field(() => Int, { description: 'Number of rows per page.' }) pageSize!: number;
  @Field(() => [PageFilterDefault], { description: 'Filters, in order.' }) filters!: readonly PageFilterDefault[];
}

@ObjectType({ description: 'Result of `replacePageSettings`.' })
class ReplacePageSettingsPayload {
  @Field(() => PageSettings, { description: 'The updated settings.' })
  pageSettings!: PageSettingsRow;
}

@Resolver(() => PageSettings)
export class WholePageResolver {
  @Mutation(() => ReplacePageSettingsPayload, {
    nullable: true,
    description:
      'Replaces the settings of a page with its filters and their options, all or nothing. INVALID_REQUEST (STALE_VERSION) if another request has changed any of them. Administrators only.',
  })
  async replacePageSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReplacePageSettingsInput) input: ReplacePageSettingsInput,
  ): Promise<ReplacePageSettingsPayload> {
    return { pageSettings: await replacePageSettings(ctx, input) };
  }

  @FieldResolver(() => ID, {
    description:
      'Version tag of the page with the filters and options that the caller can see. It changes if any of them changes. Send it to `replacePageSettings`.',
  })
  contentTag(@Root() page: PageSettingsRow): string {
    return contentTag(page);
  }

  @FieldResolver(() => PageDefaultsType, {
    nullable: true,
    description: 'Default settings of the page. Null if it is not a standard page.',
  })
  defaults(@Root() { pageName }: PageSettingsRow): PageDefaultsType | null {
    const standard = standardPage(pageName);
    if (!standard) return null;
    const { sortField, sortDirection = SortDirection.ASC, filters, ...page } = standard;
    return {
      ...page,
      filters: [...filters].map((filter) => ({ ...filter, options: [...filter.options] })),
      defaultSort: sortField === null ? null : { field: sortField, direction: sortDirection },
      pageSize: defaultPageSize,
    };
  }
}

/** Default page size of the entity. */
const defaultPageSize = new PageSettings().pageSize;
