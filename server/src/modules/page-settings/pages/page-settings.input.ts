import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalObject, OptionalText, RequiredObject, RequiredText } from '../../../kernel/input/field-rules.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { SortDirection } from '../../../kernel/input/page.ts';
import { ArrayUnique, IfGiven, IsEnum, IsId } from '../../../kernel/input/rules.ts';
import { changedFields, newFields } from '../../../kernel/resources/derived-inputs.ts';
import { PageSettings } from './page-settings.entity.ts';

/** Which page. */
export class PageName {
  @RequiredText(64)
  pageName!: string;
}

@InputType({ description: 'Input of createPageSettings.' })
export class CreatePageSettingsInput extends newFields(PageSettings, ['pageName']) {
  @Field(() => String, {
    nullable: true,
    description:
      'The query that answers the list: one of `pageLists`. Pages of the product know theirs; else diamonds.',
  })
  @OptionalText(64)
  list?: string | null;
}

@InputType({ description: 'How a list is sorted at first.' })
export class PageSortInput {
  @Field(() => String, { description: 'A sort field of the list, such as CARATS.' })
  @RequiredText(64)
  field!: string;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Direction.' })
  @IsEnum(SortDirection, { message: 'must be asc or desc' })
  direction: SortDirection = SortDirection.ASC;
}

/** Fields that administrators write. */
export const writtenFields = ['title', 'description', 'isVisible', 'columns', 'pageSize'] as const;

@InputType({ description: 'Changes of the settings of a page. Omitted fields are unchanged.' })
export class PageSettingsPatch extends changedFields(PageSettings, writtenFields) {
  @Field(() => PageSortInput, { nullable: true, description: "Null: the list's own order." })
  @OptionalObject(() => PageSortInput)
  defaultSort?: PageSortInput | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The filters of the page in their order. One of another page moves here; one that is left out is on no page then.',
  })
  @ArrayUnique({ message: 'must not name a filter twice' })
  @IsId({ each: true })
  @RequiredList(100)
  @IfGiven()
  filterIds?: number[];
}

@InputType({ description: 'Input of updatePageSettings.' })
export class UpdatePageSettingsInput {
  @Field(() => String, { description: 'Name of the page.' })
  @RequiredText(64)
  pageName!: string;

  @ExpectedVersion()
  expectedVersion?: number;

  @Field(() => PageSettingsPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => PageSettingsPatch)
  set!: PageSettingsPatch;
}

@InputType({ description: 'Input of deletePageSettings.' })
export class DeletePageSettingsInput {
  @Field(() => String, { description: 'Which page. Its filters stay, on no page.' })
  @RequiredText(64)
  pageName!: string;

  @KnownVersion()
  expectedVersion?: number | null;
}
