import type { AppRoute } from '../../site/app-route';

/** What a user keeps in mind. */
export const wishlistRoutes: readonly AppRoute[] = [
  {
    path: '/wishlist',
    title: 'Wishlist',
    access: 'signedIn',
    page: () => import('./wishlist-page'),
  },
];
