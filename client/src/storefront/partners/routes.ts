import type { AppRoute } from '../../site/app-route';

/** What whoever writes a program against the house reads. */
export const partnersRoutes: readonly AppRoute[] = [
  {
    path: '/partners',
    title: 'For Partners',
    isOfHouse: true,
    access: 'public',
    isForSearch: true,
    isWithoutData: true,
    page: () => import('./partners-page'),
  },
  {
    path: '/partners/reference',
    title: 'Reference for Partners',
    isOfHouse: true,
    access: 'public',
    isForSearch: true,
    isWithoutData: true,
    page: () => import('./reference/reference-page'),
  },
];
