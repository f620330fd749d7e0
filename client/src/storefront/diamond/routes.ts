import type { AppRoute } from '../../site/app-route';

/** Route of the diamond page. */
export const diamondRoutes: readonly AppRoute[] = [
  {
    path: '/diamond/:stockNumber',
    title: 'Single Diamond',
    access: 'public',
    isForSearch: true,
    page: () => import('./diamond-page'),
  },
];
