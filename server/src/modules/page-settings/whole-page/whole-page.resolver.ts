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

@ObjectType('PageFilterOptionDefaultInfo', { simpleResolvers: true, description: 'An option as it is delivered.' })
class PageFilterOptionDefault {
  @Field(() => String, { description: "As the list's filter takes it." }) value!: string;
  @Field(() => String, { description: 'Its words on the page.' }) label!: string;
}

@ObjectType('PageFilterDefaultInfo', { simpleResolvers: true, description: 'A filter as it is delivered.' })
class PageFilterDefault {
  @Field(() => String, { description: "A field of the list's filter input." }) field!: string;
  @Field(() => String, { description: 'Its words on the page.' }) label!: string;
  @Field(() => FilterKind, { description: 'How it is operated.' }) kind!: FilterKind;
  @Field(() => [PageFilterOptionDefault], { description: 'In their order.' })
  options!: readonly PageFilterOptionDefault[];
}

@ObjectType('PageDefaultsInfo', { simpleResolvers: true, description: 'The settings of a page as they are delivered.' })
class PageDefaultsType {
  @Field(() => String, { description: 'Heading of the page.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'What lies there.' }) description!: string | null;
  @Field(() => Boolean, { description: 'Whether it exists for everybody.' }) isVisible!: boolean;
  @Field(() => [String], { description: 'Columns in their order.' }) columns!: readonly string[];
  @Field(() => PageSortType, { nullable: true, description: "Null: the list's own order." })
  defaultSort!: { field: string; direction: SortDirection } | null;
  @Field(() => Int, { description: 'Rows of a page.' }) pageSize!: number;
  @Field(() => [PageFilterDefault], { description: 'In their order.' }) filters!: readonly PageFilterDefault[];
}

@ObjectType({ description: 'Outcome of replacePageSettings.' })
class ReplacePageSettingsPayload {
  @Field(() => PageSettings, { description: 'The settings as they are now.' })
  pageSettings!: PageSettingsRow;
}

@Resolver(() => PageSettings)
export class WholePageResolver {
  @Mutation(() => ReplacePageSettingsPayload, {
    nullable: true,
    description:
      'Makes everything that the settings of a page say what is given, with its filters and their options, in one go; refused (STALE_VERSION) when somebody else has changed any of it. Administrators only.',
  })
  async replacePageSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReplacePageSettingsInput) input: ReplacePageSettingsInput,
  ): Promise<ReplacePageSettingsPayload> {
    return { pageSettings: await replacePageSettings(ctx, input) };
  }

  @FieldResolver(() => ID, {
    description:
      'Stands for the page with the filters and options that the caller sees: another one after each change. `replacePageSettings` wants it back.',
  })
  contentTag(@Root() page: PageSettingsRow): string {
    return contentTag(page);
  }

  @FieldResolver(() => PageDefaultsType, {
    nullable: true,
    description: 'As they are delivered; null for a page that the product does not know.',
  })
  defaults(@Root() { pageName }: PageSettingsRow): PageDefaultsType | null {
    const standard = standardPage(pageName);
    if (!standard) return null;
    const { sortField, sortDirection = SortDirection.ASC, filters, ...page } = standard;
    return {
      ...page,
      filters: [...filters].map((filter) => ({ ...filter, options: [...filter.options] })),
      defaultSort: sortField === null ? null : { field: sortField, direction: sortDirection },
      pageSize: usualPageSize,
    };
  }
}

/** Default of the entity. */
const usualPageSize = new PageSettings().pageSize;
