import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { SortDirection } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { PageSettings } from '../pages/page-settings.entity.ts';
import { PageSettingsType } from '../pages/page-settings.type.ts';
import { standardPage } from '../standard-pages/standard-pages.ts';
import { contentTag } from './content-tag.ts';
import { PageDefaultsType } from './page-defaults.type.ts';
import { replacePageSettings } from './replace-page-settings.ts';
import { ReplacePageSettingsInput } from './whole-page.input.ts';

@ObjectType({ description: 'Outcome of replacePageSettings.' })
class ReplacePageSettingsPayload {
  @Field(() => PageSettingsType, { description: 'As they are now.' })
  pageSettings!: PageSettingsType;
}

@Resolver(() => PageSettingsType)
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
  contentTag(@Root() page: PageSettingsType): string {
    return contentTag(page);
  }

  @FieldResolver(() => PageDefaultsType, {
    nullable: true,
    description: 'As they are delivered; null for a page that the product does not know.',
  })
  defaults(@Root() { pageName }: PageSettingsType): PageDefaultsType | null {
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

/** What the entity begins with. */
const usualPageSize = new PageSettings().pageSize;
