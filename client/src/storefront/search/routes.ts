import { SEARCH_PATH } from '../../shared/search/search-path';
import type { AppRoute } from '../../site/app-route';

/** Route of the search page. */
export const searchRoutes: readonly AppRoute[] = [
  {
    path: SEARCH_PATH,
    title: 'Search',
    access: 'public',
    page: () => import('./search-page'),
  },
];
