import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalObject, OptionalText, RequiredObject, RequiredText } from '../../../kernel/input/field-rules.ts';
import { RequiredObjects } from '../../../kernel/input/list-rules.ts';
import { Matches, UniqueBy } from '../../../kernel/input/rules.ts';
import { replacedFields } from '../../../kernel/resources/derived-inputs.ts';
import { type MediaInput, OptionalMedia } from '../../../kernel/use-cases/media-input.ts';
import { PageFilter } from '../pages/filter.entity.ts';
import { PageFilterOption } from '../pages/filter-option.entity.ts';
import { PageSettings } from '../pages/page-settings.entity.ts';
import { PageSortInput, writableFields } from '../pages/page-settings.input.ts';

@InputType({ description: 'Option of a multiselect filter.' })
export class WholeOptionInput extends replacedFields(PageFilterOption, ['value', 'label']) {
  @OptionalMedia('New picture: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Takes precedence over `imageUrl`.')
  image?: MediaInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the existing picture. If both `image` and `imageUrl` are omitted, the option has no picture.',
  })
  @Matches(/^\/media\/[\w./-]+$/, { message: 'must be the path of an existing picture' })
  @OptionalText(500)
  imageUrl?: string | null;
}

@InputType({ description: 'Filter of a page.' })
export class WholeFilterInput extends replacedFields(PageFilter, ['field', 'label', 'kind', 'isActive']) {
  @Field(() => [WholeOptionInput], {
    description:
      'Options of a multiselect, in order. At most 500. If empty, the options are the values in the facets of the list.',
  })
  @RequiredObjects(() => WholeOptionInput)
  options!: WholeOptionInput[];
}

@InputType({ description: 'Complete settings of a page.' })
class WholePageInput extends replacedFields(PageSettings, writableFields) {
  @Field(() => PageSortInput, {
    nullable: true,
    description: 'Initial sort. If omitted or null, the default order of the list applies.',
  })
  @OptionalObject(() => PageSortInput)
  defaultSort?: PageSortInput | null;

  @Field(() => [WholeFilterInput], {
    description: 'All filters of the page, in order. At most 100. Filters that are not listed are deleted.',
  })
  @UniqueBy('field', { message: 'must not have two filters for the same field' })
  @RequiredObjects(() => WholeFilterInput, 100)
  filters!: WholeFilterInput[];
}

@InputType({ description: 'Input for `replacePageSettings`.' })
export class ReplacePageSettingsInput {
  @Field(() => String, { description: 'Name of the page.' })
  @RequiredText(64)
  pageName!: string;

  @Field(() => ID, {
    description:
      '`contentTag` of the settings on which the change is based. STALE_VERSION if the page, a filter or an option has changed.',
  })
  @RequiredText(64)
  expectedContent!: string;

  @Field(() => WholePageInput, { description: 'Complete new settings. Omitted filters and options are deleted.' })
  @RequiredObject(() => WholePageInput)
  settings!: WholePageInput;
}
