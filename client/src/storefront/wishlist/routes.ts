import type { AppRoute } from '../../site/app-route';

/** Routes of the wishlist pages, including shared wishlists. */
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
