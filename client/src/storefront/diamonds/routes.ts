import { diamondPages } from '../../shared/stock-pages/diamond-pages';
import type { AppRoute } from '../../site/app-route';

/** Routes of the diamond lists. */
export const diamondsRoutes: readonly AppRoute[] = [
  {
    path: '/diamonds/:page',
    title: ({ page }) => diamondPages.find(({ key }) => key === page)?.title ?? 'Not Found',
    access: 'public',
    parameters: { page: diamondPages.map(({ key }) => key) },
    isForSearch: true,
    isWide: true,
    page: () => import('./diamonds-page'),
  },
];
