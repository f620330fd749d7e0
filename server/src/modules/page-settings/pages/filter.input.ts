import { ArrayUnique, IsEnum, IsInt, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { ExpectedVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import {
  all,
  KeptFlag,
  KeptText,
  OptionalText,
  RequiredObject,
  RequiredText,
} from '../../../kernel/input/field-rules.ts';
import { IfGiven } from '../../../kernel/input/given.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { FilterKind } from '../filter-kind.ts';

/** A place in an order, which may be left out but not cleared: then it is the last. */
export const Position = (): PropertyDecorator =>
  all(
    Field(() => Int, { nullable: true, description: 'From 0; ties go by id. Left out in something new: the last.' }),
    Max(1_000_000, { message: 'must be at most 1000000' }),
    Min(0, { message: 'must be at least 0' }),
    IsInt({ message: 'must be a whole number' }),
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

/** Which filter. */
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
