import { Field, ID, InputType, Int } from 'type-graphql';
import { ExpectedVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import {
  KeptFlag,
  KeptText,
  OptionalObject,
  OptionalText,
  RequiredObject,
  RequiredText,
} from '../../../kernel/input/field-rules.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { SortDirection } from '../../../kernel/input/page.ts';
import {
  ArrayUnique,
  all,
  IfGiven,
  IsEnum,
  IsId,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from '../../../kernel/input/rules.ts';

/** Which page. */
export class PageName {
  @RequiredText(64)
  pageName!: string;
}

@InputType({ description: 'Input of createPageSettings.' })
export class CreatePageSettingsInput {
  @Field(() => String, { description: 'A letter, then letters, digits, - and _. Compared without case.' })
  @Matches(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, { message: 'must be a letter, then letters, digits, - and _; at most 64' })
  @RequiredText(64)
  pageName!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The query that answers the list: one of `pageLists`. Pages of the product know theirs; else diamonds.',
  })
  @OptionalText(64)
  list?: string | null;
}

/** Columns of a list in their order. */
export const PageColumns = (): PropertyDecorator =>
  all(
    ArrayUnique({ message: 'must not name a column twice' }),
    IsString({ each: true, message: 'must be texts that are not blank' }),
    MaxLength(100, { each: true, message: 'must have at most 100 characters each' }),
    RequiredList(100),
  );

/** Rows of a page. */
export const PageSize = (): PropertyDecorator => all(Max(500), Min(1), IsInt());

@InputType({ description: 'How a list is sorted at first.' })
export class PageSortInput {
  @Field(() => String, { description: 'A sort field of the list, such as CARATS.' })
  @RequiredText(64)
  field!: string;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Direction.' })
  @IsEnum(SortDirection, { message: 'must be asc or desc' })
  direction: SortDirection = SortDirection.ASC;
}

@InputType({ description: 'What changes of the settings of a page. Left out: unchanged.' })
export class PageSettingsPatch {
  @Field(() => String, { nullable: true, description: 'At most 200 characters. Cannot be cleared.' })
  @KeptText(200)
  title?: string;

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters. Null clears it.' })
  @OptionalText(2_000)
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Pages that are not visible exist for administrators only.' })
  @KeptFlag()
  isVisible?: boolean;

  @Field(() => [String], { nullable: true, description: 'Columns of the list in their order, such as price.total.' })
  @PageColumns()
  @IfGiven()
  columns?: string[];

  @Field(() => PageSortInput, { nullable: true, description: "Null: the list's own order." })
  @OptionalObject(() => PageSortInput)
  defaultSort?: PageSortInput | null;

  @Field(() => Int, { nullable: true, description: 'Rows of a page, 1 to 500. Cannot be cleared.' })
  @PageSize()
  @IfGiven()
  pageSize?: number;

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
