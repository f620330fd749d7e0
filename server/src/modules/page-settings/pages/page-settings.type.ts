import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { SortDirection } from '../../../kernel/input/page.ts';
import { PageSettings } from './page-settings.entity.ts';

@ObjectType('PageSortInfo', { simpleResolvers: true, description: 'Initial sort of a list.' })
export class PageSortType {
  @Field(() => String, { description: 'Sort field of the list, such as CARATS.' }) field!: string;
  @Field(() => SortDirection, { description: 'Sort direction.' }) direction!: SortDirection;
}

/** Base class for the results of page settings mutations. */
@ObjectType()
abstract class PageSettingsPayload {
  @Field(() => PageSettings, { simple: true, description: 'The new or updated settings.' })
  pageSettings!: PageSettings;
}

@ObjectType({ description: 'Result of `createPageSettings`.' })
export class CreatePageSettingsPayload extends PageSettingsPayload {}

@ObjectType({ description: 'Result of `updatePageSettings`.' })
export class UpdatePageSettingsPayload extends PageSettingsPayload {}

@ObjectType({ description: 'Result of `movePageFilters`.' })
export class MovePageFiltersPayload extends PageSettingsPayload {}

@ObjectType({ description: 'Result of `deletePageSettings`.' })
export class DeletePageSettingsPayload {
  @Field(() => String, { simple: true, description: 'Name of the page.' })
  pageName!: string;
}
