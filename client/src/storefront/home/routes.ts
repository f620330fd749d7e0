import type { AppRoute } from '../../site/app-route';

/** The page that the house opens with. */
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
