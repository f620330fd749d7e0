import type { AppRoute } from '../../site/app-route';

/** Routes of the ring builder pages. */
export const ringRoutes: readonly AppRoute[] = [
  {
    path: '/engagement-rings',
    title: 'Engagement Rings',
    access: 'public',
    isForSearch: true,
    isWide: true,
    page: () => import('./engagement-rings-page'),
  },
  {
    path: '/completed-rings',
    title: 'Completed Rings',
    access: 'public',
    isForSearch: true,
    isWide: true,
    page: () => import('./completed-rings-page'),
  },
  {
    path: '/ring-setting/:stockNumber',
    title: 'Ring Setting',
    access: 'public',
    isForSearch: true,
    page: () => import('./setting/ring-setting-page'),
  },
  {
    path: '/account/rings',
    title: 'Saved Rings',
    access: 'signedIn',
    page: () => import('./saved/saved-rings-page'),
  },
];
