import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalObject, OptionalText, RequiredObject, RequiredText } from '../../../kernel/input/field-rules.ts';
import { RequiredObjects } from '../../../kernel/input/list-rules.ts';
import { Matches, UniqueBy } from '../../../kernel/input/rules.ts';
import { replacedFields } from '../../../kernel/resources/derived-inputs.ts';
import { OptionalMedia, type SentMedia } from '../../../kernel/use-cases/sent-media.ts';
import { PageFilter } from '../pages/filter.entity.ts';
import { PageFilterOption } from '../pages/filter-option.entity.ts';
import { PageSettings } from '../pages/page-settings.entity.ts';
import { PageSortInput, writtenFields } from '../pages/page-settings.input.ts';

@InputType({ description: 'One of the values that a multiselect offers.' })
export class WholeOptionInput extends replacedFields(PageFilterOption, ['value', 'label']) {
  @OptionalMedia('New picture: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Comes before `imageUrl`.')
  image?: SentMedia | null;

  @Field(() => String, { nullable: true, description: 'Address of a picture that the house has, to be kept.' })
  @Matches(/^\/media\/[\w./-]+$/, { message: 'must be the address of a picture of the house' })
  @OptionalText(500)
  imageUrl?: string | null;
}

@InputType({ description: 'A filter of a page.' })
export class WholeFilterInput extends replacedFields(PageFilter, ['field', 'label', 'kind', 'isActive']) {
  @Field(() => [WholeOptionInput], {
    description: 'Of a multiselect, at most 500, in their order. None: whatever the list itself has.',
  })
  @RequiredObjects(() => WholeOptionInput)
  options!: WholeOptionInput[];
}

@InputType({ description: 'Everything that the settings of a page say.' })
class WholePageInput extends replacedFields(PageSettings, writtenFields) {
  @Field(() => PageSortInput, { nullable: true, description: "Left out or null: the list's own order." })
  @OptionalObject(() => PageSortInput)
  defaultSort?: PageSortInput | null;

  @Field(() => [WholeFilterInput], {
    description: 'All filters of the page, at most 100, in their order. One that is left out is deleted.',
  })
  @UniqueBy('field', { message: 'must not have two filters of one field' })
  @RequiredObjects(() => WholeFilterInput, 100)
  filters!: WholeFilterInput[];
}

@InputType({ description: 'Input of replacePageSettings.' })
export class ReplacePageSettingsInput {
  @Field(() => String, { description: 'Name of the page.' })
  @RequiredText(64)
  pageName!: string;

  @Field(() => ID, {
    description:
      'The `contentTag` that the change is made from: STALE_VERSION once the page, a filter or an option is another one.',
  })
  @RequiredText(64)
  expectedContent!: string;

  @Field(() => WholePageInput, { description: 'Everything from now on: what is left out is gone.' })
  @RequiredObject(() => WholePageInput)
  settings!: WholePageInput;
}
