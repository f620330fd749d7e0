import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { SortDirection } from '../../../kernel/input/page.ts';
import { PageSettings } from './page-settings.entity.ts';

@ObjectType('PageSortInfo', { simpleResolvers: true, description: 'How a list is sorted at first.' })
export class PageSortType {
  @Field(() => String, { description: 'A sort field of the list, such as CARATS.' }) field!: string;
  @Field(() => SortDirection, { description: 'Direction.' }) direction!: SortDirection;
}

/** What a command on the settings of a page answers. */
@ObjectType()
abstract class PageSettingsPayload {
  @Field(() => PageSettings, { simple: true, description: 'The settings as they are now.' })
  pageSettings!: PageSettings;
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
