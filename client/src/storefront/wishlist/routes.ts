import type { AppRoute } from '../../site/app-route';

/** What a user keeps in mind, and what they show others of it. */
export const wishlistRoutes: readonly AppRoute[] = [
  {
    path: '/wishlist',
    title: 'Wishlist',
    access: 'signedIn',
    page: () => import('./wishlist-page'),
  },
  {
    path: '/shared/:token',
    title: 'Shared Wishlist',
    access: 'public',
    page: () => import('./shared/shared-page'),
  },
];
