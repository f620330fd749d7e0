import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion, OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalText, RequiredObject, RequiredText } from '../../../kernel/input/field-rules.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { ArrayUnique, IsId, IsOptionalId } from '../../../kernel/input/rules.ts';
import { changedFields, newFields } from '../../../kernel/resources/derived-inputs.ts';
import { type MediaInput, OptionalMedia } from '../../../kernel/use-cases/media-input.ts';
import { PageFilter } from './filter.entity.ts';
import { PageFilterOption } from './filter-option.entity.ts';

const filterFields = ['field', 'label', 'kind', 'position', 'isActive'] as const;

@InputType({ description: 'New filter for a page.' })
class PageFilterInput extends newFields(PageFilter, filterFields) {
  @Field(() => String, { description: 'Name of the page.' })
  @RequiredText(64)
  pageName!: string;
}

@InputType({ description: 'Changes to a filter. Omitted fields are unchanged.' })
class PageFilterPatch extends changedFields(PageFilter, filterFields) {
  @Field(() => String, {
    nullable: true,
    description: 'Name of another page to move the filter to. Null removes it from its page.',
  })
  @OptionalText(64)
  pageName?: string | null;
}

@InputType({ description: 'Input for `createPageFilter`.' })
export class CreatePageFilterInput {
  @Field(() => PageFilterInput, { description: 'The new filter.' })
  @RequiredObject(() => PageFilterInput)
  filter!: PageFilterInput;
}

@InputType({ description: 'Input for `updatePageFilter`.' })
export class UpdatePageFilterInput {
  @Field(() => ID, { description: 'Filter ID.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion?: number;

  @Field(() => PageFilterPatch, { description: 'Fields to change. Omitted fields are unchanged.' })
  @RequiredObject(() => PageFilterPatch)
  set!: PageFilterPatch;
}

export class FilterId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Input for `deletePageFilter`.' })
export class DeletePageFilterInput {
  @Field(() => ID, { description: 'Filter ID. Its options are deleted too.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input for `movePageFilters`.' })
export class MovePageFiltersInput {
  @Field(() => String, { description: 'Name of the page.' })
  @RequiredText(64)
  pageName!: string;

  @Field(() => [ID], {
    description: 'IDs of all filters of the page, in order. Filters that are not listed are removed from the page.',
  })
  @ArrayUnique({ message: 'must not contain duplicates' })
  @IsId({ each: true })
  @RequiredList(100)
  filterIds!: number[];
}

const optionFields = ['value', 'label', 'position'] as const;

const Picture = () => OptionalMedia('JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Null removes the picture.');

@InputType({ description: 'New option of a multiselect filter.' })
class PageFilterOptionInput extends newFields(PageFilterOption, optionFields) {
  @Picture() image?: MediaInput | null;
}

@InputType({ description: 'Changes to an option. Omitted fields are unchanged.' })
class PageFilterOptionPatch extends changedFields(PageFilterOption, optionFields) {
  @Picture() image?: MediaInput | null;
}

@InputType({ description: 'Input for `createPageFilterOption`.' })
export class CreatePageFilterOptionInput {
  @Field(() => ID, { description: 'ID of the multiselect filter.' })
  @IsId()
  filterId!: number;

  @Field(() => PageFilterOptionInput, { description: 'The new option.' })
  @RequiredObject(() => PageFilterOptionInput)
  option!: PageFilterOptionInput;
}

@InputType({ description: 'Input for `updatePageFilterOption`.' })
export class UpdatePageFilterOptionInput {
  @Field(() => ID, { description: 'Option ID.' })
  @IsId()
  id!: number;

  /** REST requests also contain the ID of the filter that the option must belong to. */
  @IsOptionalId()
  filterId?: number | null;

  @OptionalExpectedVersion('of the option')
  expectedVersion?: number | null;

  @Field(() => PageFilterOptionPatch, { description: 'Fields to change. Omitted fields are unchanged.' })
  @RequiredObject(() => PageFilterOptionPatch)
  set!: PageFilterOptionPatch;
}

@InputType({ description: 'Input for `deletePageFilterOption`.' })
export class DeletePageFilterOptionInput {
  @Field(() => ID, { description: 'Option ID.' })
  @IsId()
  id!: number;

  /** REST requests also contain the ID of the filter that the option must belong to. */
  @IsOptionalId()
  filterId?: number | null;

  @OptionalExpectedVersion('of the option')
  expectedVersion?: number | null;
}
