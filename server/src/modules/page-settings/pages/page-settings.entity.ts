import type { Opt } from '@mikro-orm/core';
import { ArrayType } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalText, RequiredFlag, RequiredText } from '../../../kernel/input/field-rules.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { SortDirection } from '../../../kernel/input/page.ts';
import { ArrayUnique, IsInt, IsString, Matches, Max, MaxLength, Min } from '../../../kernel/input/rules.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Settings of the list on a page. Columns, sort fields and filters have the names of the GraphQL schema.',
})
@Entity({ tableName: 'page_settings' })
@Check({ name: 'page_settings_page_name_check', expression: "page_name::text ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'" })
@Check({ name: 'page_settings_sort_direction_check', expression: "sort_direction in ('asc', 'desc')" })
@Check({ name: 'page_settings_page_size_check', expression: 'page_size >= 1 and page_size <= 500' })
export class PageSettings {
  @Rest(false)
  @Field(() => ID, { description: 'ID of the page settings.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => String, {
    description: 'Name of the page in URLs: a letter, then letters, digits, - and _. Unique (case-insensitive).',
  })
  @Matches(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, {
    message: 'must start with a letter and contain only letters, digits, - and _ (at most 64 characters)',
  })
  @RequiredText(64)
  @Property({ type: 'string', columnType: 'citext', unique: true })
  pageName!: string;

  @Field(() => String, { description: 'Name of the query that returns the list, such as `diamonds`.' })
  @Property({ type: 'text' })
  list!: string;

  @Field(() => String, { description: 'Heading of the page.' })
  @RequiredText(200)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Description of the items on the page. Null if not set.' })
  @OptionalText(2_000)
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field(() => Boolean, {
    description: 'Whether the page is visible. Only administrators can read the settings of hidden pages.',
  })
  @RequiredFlag()
  @Property({ type: 'boolean', default: true })
  isVisible: boolean & Opt = true;

  @Field(() => [String], { description: 'Columns in order: fields of an item, or paths such as `price.total`.' })
  @ArrayUnique({ message: 'must not contain duplicates' })
  @IsString({ each: true, message: 'must contain only non-blank text' })
  @MaxLength(100, { each: true, message: 'must have at most 100 characters each' })
  @RequiredList(100)
  @Property({ type: new ArrayType<string>(), columnType: 'text[]', defaultRaw: `'{}'` })
  columns: string[] & Opt = [];

  /** Null for the list's default order. */
  @Property({ type: 'text', nullable: true })
  sortField: string | null = null;

  @Property({ type: 'text', default: SortDirection.ASC })
  sortDirection: SortDirection & Opt = SortDirection.ASC;

  @Field(() => Int, { description: 'Number of rows per page, 1 to 500.' })
  @Max(500)
  @Min(1)
  @IsInt()
  @Property({ type: 'smallint', default: 36 })
  pageSize: number & Opt = 36;

  @Rest(false)
  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
