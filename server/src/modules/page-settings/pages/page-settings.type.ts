import { Field, ID, Int, ObjectType } from 'type-graphql';
import { SortDirection } from '../../../kernel/input/page.ts';
import { PageFilterType } from './filter.type.ts';

@ObjectType('PageSortInfo', { simpleResolvers: true, description: 'How a list is sorted at first.' })
export class PageSortType {
  @Field(() => String, { description: 'A sort field of the list, such as CARATS.' }) field!: string;
  @Field(() => SortDirection, { description: 'Direction.' }) direction!: SortDirection;
}

@ObjectType('PageSettings', {
  simpleResolvers: true,
  description: 'How the list of a page is shown. Names of columns, sort fields and filters are those of this schema.',
})
export class PageSettingsType {
  @Field(() => ID, { description: 'Of the settings.' }) id!: number;
  @Field(() => String, { description: 'In addresses; unique without regard to case.' }) pageName!: string;
  @Field(() => String, { description: 'The query that answers the list, such as diamonds.' }) list!: string;
  @Field(() => String, { description: 'Heading of the page.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'What lies there, in a sentence.' }) description!: string | null;
  @Field(() => Boolean, { description: 'Pages that are not visible exist for administrators only.' })
  isVisible!: boolean;
  @Field(() => [String], { description: 'Fields of an item in their order; those of its parts by path: price.total.' })
  columns!: readonly string[];
  @Field(() => PageSortType, { nullable: true, description: "Null: the list's own order." })
  defaultSort!: PageSortType | null;
  @Field(() => Int, { description: 'Rows of a page, 1 to 500.' }) pageSize!: number;
  @Field(() => Int, { description: 'Counts the changes; `updatePageSettings` wants it back.' }) version!: number;
  @Field(() => [PageFilterType], { description: 'Active ones, for administrators all; in their order.' })
  filters!: readonly PageFilterType[];
}

/** What a command on the settings of a page answers. */
@ObjectType()
abstract class PageSettingsPayload {
  @Field(() => PageSettingsType, { simple: true, description: 'As they are now.' })
  pageSettings!: PageSettingsType;
}

@ObjectType({ description: 'Outcome of createPageSettings.' })
export class CreatePageSettingsPayload extends PageSettingsPayload {}

@ObjectType({ description: 'Outcome of updatePageSettings.' })
export class UpdatePageSettingsPayload extends PageSettingsPayload {}

@ObjectType({ description: 'Outcome of movePageFilters.' })
export class MovePageFiltersPayload extends PageSettingsPayload {}

@ObjectType({ description: 'Outcome of deletePageSettings.' })
export class DeletePageSettingsPayload {
  @Field(() => String, { simple: true, description: 'The page that has no settings any more.' })
  pageName!: string;
}
