import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion, OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalObject, OptionalText, RequiredObject, RequiredText } from '../../../kernel/input/field-rules.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { SortDirection } from '../../../kernel/input/page.ts';
import { ArrayUnique, IfGiven, IsEnum, IsId } from '../../../kernel/input/rules.ts';
import { changedFields, newFields } from '../../../kernel/resources/derived-inputs.ts';
import { PageSettings } from './page-settings.entity.ts';

export class PageName {
  @RequiredText(64)
  pageName!: string;
}

@InputType({ description: 'Input for `createPageSettings`.' })
export class CreatePageSettingsInput extends newFields(PageSettings, ['pageName']) {
  @Field(() => String, {
    nullable: true,
    description:
      'Name of the query that returns the list, as listed by `pageLists`. Standard pages have a fixed list. Default for other pages: `diamonds`.',
  })
  @OptionalText(64)
  list?: string | null;
}

@InputType({ description: 'Initial sort of a list.' })
export class PageSortInput {
  @Field(() => String, { description: 'Sort field of the list, such as CARATS.' })
  @RequiredText(64)
  field!: string;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Sort direction.' })
  @IsEnum(SortDirection, { message: 'must be asc or desc' })
  direction: SortDirection = SortDirection.ASC;
}

/** Fields that administrators can set. */
export const writableFields = ['title', 'description', 'isVisible', 'columns', 'pageSize'] as const;

@InputType({ description: 'Changes to the settings of a page. Omitted fields are unchanged.' })
export class PageSettingsPatch extends changedFields(PageSettings, writableFields) {
  @Field(() => PageSortInput, {
    nullable: true,
    description: 'Initial sort. If null, the default order of the list applies.',
  })
  @OptionalObject(() => PageSortInput)
  defaultSort?: PageSortInput | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of all filters of the page, in order. Filters of other pages are moved to this page. Filters that are not listed are removed from the page.',
  })
  @ArrayUnique({ message: 'must not contain duplicates' })
  @IsId({ each: true })
  @RequiredList(100)
  @IfGiven()
  filterIds?: number[];
}

@InputType({ description: 'Input for `updatePageSettings`.' })
export class UpdatePageSettingsInput {
  @Field(() => String, { description: 'Name of the page.' })
  @RequiredText(64)
  pageName!: string;

  @ExpectedVersion()
  expectedVersion?: number;

  @Field(() => PageSettingsPatch, { description: 'Fields to change. Omitted fields are unchanged.' })
  @RequiredObject(() => PageSettingsPatch)
  set!: PageSettingsPatch;
}

@InputType({ description: 'Input for `deletePageSettings`.' })
export class DeletePageSettingsInput {
  @Field(() => String, { description: 'Name of the page. Its filters are removed from the page but not deleted.' })
  @RequiredText(64)
  pageName!: string;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}
