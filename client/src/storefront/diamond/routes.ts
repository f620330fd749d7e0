import type { AppRoute } from '../../site/app-route';

/** One diamond. */
export const diamondRoutes: readonly AppRoute[] = [
  {
    path: '/diamond/:stockNumber',
    title: 'Single Diamond',
    access: 'public',
    isForSearch: true,
    page: () => import('./diamond-page'),
  },
];
