import type { AppRoute } from '../../site/app-route';

/** Route of the melee page. */
export const meleeRoutes: readonly AppRoute[] = [
  {
    path: '/melee',
    title: 'Melee',
    access: 'public',
    isWide: true,
    page: () => import('./melee-page'),
  },
];
