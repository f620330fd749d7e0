import { Field, Int, ObjectType } from 'type-graphql';
import type { SortDirection } from '../../../kernel/input/page.ts';
import { FilterKind } from '../filter-kind.ts';
import { PageSortType } from '../pages/page-settings.type.ts';

@ObjectType('PageFilterOptionDefaultInfo', { simpleResolvers: true, description: 'An option as it is delivered.' })
class PageFilterOptionDefault {
  @Field(() => String, { description: "As the list's filter takes it." }) value!: string;
  @Field(() => String, { description: 'Its words on the page.' }) label!: string;
}

@ObjectType('PageFilterDefaultInfo', { simpleResolvers: true, description: 'A filter as it is delivered.' })
class PageFilterDefault {
  @Field(() => String, { description: "A field of the list's filter input." }) field!: string;
  @Field(() => String, { description: 'Its words on the page.' }) label!: string;
  @Field(() => FilterKind, { description: 'How it is operated.' }) kind!: FilterKind;
  @Field(() => [PageFilterOptionDefault], { description: 'In their order.' })
  options!: readonly PageFilterOptionDefault[];
}

@ObjectType('PageDefaultsInfo', { simpleResolvers: true, description: 'The settings of a page as they are delivered.' })
export class PageDefaultsType {
  @Field(() => String, { description: 'Heading of the page.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'What lies there.' }) description!: string | null;
  @Field(() => Boolean, { description: 'Whether it exists for everybody.' }) isVisible!: boolean;
  @Field(() => [String], { description: 'Columns in their order.' }) columns!: readonly string[];
  @Field(() => PageSortType, { nullable: true, description: "Null: the list's own order." })
  defaultSort!: { field: string; direction: SortDirection } | null;
  @Field(() => Int, { description: 'Rows of a page.' }) pageSize!: number;
  @Field(() => [PageFilterDefault], { description: 'In their order.' }) filters!: readonly PageFilterDefault[];
}
