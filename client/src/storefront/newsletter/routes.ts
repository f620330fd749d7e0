import type { AppRoute } from '../../site/app-route';

/** Routes of pages linked in newsletters. */
export const newsletterRoutes: readonly AppRoute[] = [
  {
    path: '/unsubscribe',
    title: 'Unsubscribe',
    access: 'public',
    page: () => import('./unsubscribe-page'),
  },
];
