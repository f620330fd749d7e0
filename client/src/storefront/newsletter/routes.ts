import type { AppRoute } from '../../site/app-route';

/** What the newsletters of the house lead to. */
export const newsletterRoutes: readonly AppRoute[] = [
  {
    path: '/unsubscribe',
    title: 'Unsubscribe',
    access: 'public',
    page: () => import('./unsubscribe-page'),
  },
];
