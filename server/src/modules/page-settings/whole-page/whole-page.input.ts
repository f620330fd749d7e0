import { Field, ID, InputType, Int } from 'type-graphql';
import {
  OptionalObject,
  OptionalText,
  RequiredFlag,
  RequiredObject,
  RequiredText,
} from '../../../kernel/input/field-rules.ts';
import { RequiredObjects } from '../../../kernel/input/list-rules.ts';
import { IsEnum, Matches, UniqueBy } from '../../../kernel/input/rules.ts';
import { OptionalMedia, type SentMedia } from '../../../kernel/use-cases/sent-media.ts';
import { FilterKind } from '../filter-kind.ts';
import { PageColumns, PageSize, PageSortInput } from '../pages/page-settings.input.ts';

@InputType({ description: 'One of the values that a multiselect offers.' })
export class WholeOptionInput {
  @Field(() => String, {
    description: "As the list's filter takes it: an id, a value of an enum or a text. Once in a filter.",
  })
  @RequiredText(200)
  value!: string;

  @Field(() => String, { description: 'For people, at most 100 characters.' })
  @RequiredText(100)
  label!: string;

  @OptionalMedia('New picture: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Comes before `imageUrl`.')
  image?: SentMedia | null;

  @Field(() => String, { nullable: true, description: 'Address of a picture that the house has, to be kept.' })
  @Matches(/^\/media\/[\w./-]+$/, { message: 'must be the address of a picture of the house' })
  @OptionalText(500)
  imageUrl?: string | null;
}

@InputType({ description: 'A filter of a page.' })
export class WholeFilterInput {
  @Field(() => String, { description: "A field of the list's filter input, such as shapeIds; once on a page." })
  @RequiredText(64)
  field!: string;

  @Field(() => String, { description: 'For people, at most 100 characters.' })
  @RequiredText(100)
  label!: string;

  @Field(() => FilterKind, { description: 'Must fit the field.' })
  @IsEnum(FilterKind, { message: 'must be range, multiselect, toggle or text' })
  kind!: FilterKind;

  @Field(() => Boolean, { description: 'Inactive filters exist for administrators only.' })
  @RequiredFlag()
  isActive!: boolean;

  @Field(() => [WholeOptionInput], {
    description: 'Of a multiselect, at most 500, in their order. None: whatever the list itself has.',
  })
  @RequiredObjects(() => WholeOptionInput)
  options!: WholeOptionInput[];
}

@InputType({ description: 'Everything that the settings of a page say.' })
class WholePageInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  @RequiredText(200)
  title!: string;

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  @OptionalText(2_000)
  description?: string | null;

  @Field(() => Boolean, { description: 'Pages that are not visible exist for administrators only.' })
  @RequiredFlag()
  isVisible!: boolean;

  @Field(() => [String], { description: 'Columns of the list in their order, such as price.total.' })
  @PageColumns()
  columns!: string[];

  @Field(() => PageSortInput, { nullable: true, description: "Left out or null: the list's own order." })
  @OptionalObject(() => PageSortInput)
  defaultSort?: PageSortInput | null;

  @Field(() => Int, { description: 'Rows of a page, 1 to 500.' })
  @PageSize()
  pageSize!: number;

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
