import { Field, ID, InputType, Int } from 'type-graphql';
import { ExpectedVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import { KeptFlag, KeptText, OptionalText, RequiredObject, RequiredText } from '../../../kernel/input/field-rules.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { ArrayUnique, all, IfGiven, IsEnum, IsId, IsInt, IsOptionalId, Max, Min } from '../../../kernel/input/rules.ts';
import { OptionalMedia, type SentMedia } from '../../../kernel/use-cases/sent-media.ts';
import { FilterKind } from '../filter-kind.ts';

/** Optional position; not null. By default the last one. */
const Position = (): PropertyDecorator =>
  all(
    Field(() => Int, { nullable: true, description: 'From 0; ties go by id. Left out in something new: the last.' }),
    Max(1_000_000, { message: 'must be at most 1000000' }),
    Min(0),
    IsInt(),
    IfGiven(),
  );

const Kind = (): PropertyDecorator => IsEnum(FilterKind, { message: 'must be range, multiselect, toggle or text' });

@InputType({ description: 'A new filter of a page.' })
class PageFilterInput {
  @Field(() => String, { description: 'The page that offers it.' })
  @RequiredText(64)
  pageName!: string;

  @Field(() => String, { description: "A field of the list's filter input, such as shapeIds; once on a page." })
  @RequiredText(64)
  field!: string;

  @Field(() => String, { description: 'For people, at most 100 characters.' })
  @RequiredText(100)
  label!: string;

  @Field(() => FilterKind, { description: 'Must fit the field.' })
  @Kind()
  kind!: FilterKind;

  @Position() position?: number;

  @Field(() => Boolean, { nullable: true, description: 'Inactive filters exist for administrators only.' })
  @KeptFlag()
  isActive?: boolean;
}

@InputType({ description: 'What changes of a filter. Left out: unchanged.' })
class PageFilterPatch {
  @Field(() => String, { nullable: true, description: 'Another page moves it there; null takes it off its page.' })
  @OptionalText(64)
  pageName?: string | null;

  @Field(() => String, { nullable: true, description: 'Must fit the options that there are. Cannot be cleared.' })
  @KeptText(64)
  field?: string;

  @Field(() => String, { nullable: true, description: 'Cannot be cleared.' })
  @KeptText(100)
  label?: string;

  @Field(() => FilterKind, { nullable: true, description: 'Must fit the field. Cannot be cleared.' })
  @Kind()
  @IfGiven()
  kind?: FilterKind;

  @Position() position?: number;

  @Field(() => Boolean, { nullable: true, description: 'Inactive filters exist for administrators only.' })
  @KeptFlag()
  isActive?: boolean;
}

@InputType({ description: 'Input of createPageFilter.' })
export class CreatePageFilterInput {
  @Field(() => PageFilterInput, { description: 'The filter.' })
  @RequiredObject(() => PageFilterInput)
  filter!: PageFilterInput;
}

@InputType({ description: 'Input of updatePageFilter.' })
export class UpdatePageFilterInput {
  @Field(() => ID, { description: 'Id of the filter.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion?: number;

  @Field(() => PageFilterPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => PageFilterPatch)
  set!: PageFilterPatch;
}

export class FilterId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Input of deletePageFilter.' })
export class DeletePageFilterInput {
  @Field(() => ID, { description: 'Which filter. Its options go with it.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input of movePageFilters.' })
export class MovePageFiltersInput {
  @Field(() => String, { description: 'The page that offers them from now on.' })
  @RequiredText(64)
  pageName!: string;

  @Field(() => [ID], {
    description: 'All filters of the page in their order. One that is left out is on no page then.',
  })
  @ArrayUnique({ message: 'must not name a filter twice' })
  @IsId({ each: true })
  @RequiredList(100)
  filterIds!: number[];
}

const pictureWords = 'JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Null removes it.';

@InputType({ description: 'A new option of a multiselect.' })
class PageFilterOptionInput {
  @Field(() => String, { description: "As the list's filter takes it: an id, a value of an enum or a text." })
  @RequiredText(200)
  value!: string;

  @Field(() => String, { description: 'For people, at most 100 characters.' })
  @RequiredText(100)
  label!: string;

  @OptionalMedia(pictureWords) image?: SentMedia | null;
  @Position() position?: number;
}

@InputType({ description: 'What changes of an option. Left out: unchanged.' })
class PageFilterOptionPatch {
  @Field(() => String, { nullable: true, description: "As the list's filter takes it. Cannot be cleared." })
  @KeptText(200)
  value?: string;

  @Field(() => String, { nullable: true, description: 'For people. Cannot be cleared.' })
  @KeptText(100)
  label?: string;

  @OptionalMedia(pictureWords) image?: SentMedia | null;
  @Position() position?: number;
}

@InputType({ description: 'Input of createPageFilterOption.' })
export class CreatePageFilterOptionInput {
  @Field(() => ID, { description: 'The multiselect that offers it.' })
  @IsId()
  filterId!: number;

  @Field(() => PageFilterOptionInput, { description: 'The option.' })
  @RequiredObject(() => PageFilterOptionInput)
  option!: PageFilterOptionInput;
}

@InputType({ description: 'Input of updatePageFilterOption.' })
export class UpdatePageFilterOptionInput {
  @Field(() => ID, { description: 'Id of the option.' })
  @IsId()
  id!: number;

  /** REST also sends the filter, which the option must belong to. */
  @IsOptionalId()
  filterId?: number | null;

  @KnownVersion('of the option')
  expectedVersion?: number | null;

  @Field(() => PageFilterOptionPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => PageFilterOptionPatch)
  set!: PageFilterOptionPatch;
}

@InputType({ description: 'Input of deletePageFilterOption.' })
export class DeletePageFilterOptionInput {
  @Field(() => ID, { description: 'Id of the option.' })
  @IsId()
  id!: number;

  /** REST also sends the filter, which the option must belong to. */
  @IsOptionalId()
  filterId?: number | null;

  @KnownVersion('of the option')
  expectedVersion?: number | null;
}
