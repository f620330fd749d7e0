import type { AppRoute } from '../../site/app-route';

/** The list of melee. */
export const meleeRoutes: readonly AppRoute[] = [
  {
    path: '/melee',
    title: 'Melee',
    access: 'public',
    isWide: true,
    page: () => import('./melee-page'),
  },
];
