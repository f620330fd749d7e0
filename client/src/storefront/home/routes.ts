import type { AppRoute } from '../../site/app-route';

/** Route of the home page. */
export const homeRoutes: readonly AppRoute[] = [
  {
    path: '/',
    title: 'Home',
    access: 'public',
    isForSearch: true,
    isWithoutData: true,
    page: () => import('./home-page'),
  },
];
