import { defineModule } from '../../kernel/module.ts';
import { PageListsResolver } from './lists/page-lists.resolver.ts';
import { PageFilter } from './pages/filter.entity.ts';
import { FilterOptionResolver, FilterResolver } from './pages/filter.resolver.ts';
import { filterRoutes } from './pages/filter.routes.ts';
import { PageFilterOption } from './pages/filter-option.entity.ts';
import { PageSettings } from './pages/page-settings.entity.ts';
import { PageSettingsResolver } from './pages/page-settings.resolver.ts';
import { pageSettingsRoutes as pagesRoutes } from './pages/page-settings.routes.ts';
import { WholePageResolver } from './replace/whole-page.resolver.ts';
import { SavedView } from './views/saved-view.entity.ts';
import { SavedViewResolver } from './views/saved-view.resolver.ts';

export { type NamedPage, namedPages, type ShownPage, shownPages } from './pages/page-titles.ts';
export { standardPages } from './standard-pages/standard-pages.ts';

export const pageSettingsModule = defineModule({
  entities: [PageSettings, PageFilter, PageFilterOption, SavedView],
  resolvers: [
    PageSettingsResolver,
    WholePageResolver,
    FilterResolver,
    FilterOptionResolver,
    PageListsResolver,
    SavedViewResolver,
  ],
  routes: [...pagesRoutes, ...filterRoutes],
});
