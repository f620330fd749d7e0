import type { AppRoute } from '../../site/app-route';

/** Routes of the cart and the checkout. */
export const cartRoutes: readonly AppRoute[] = [
  {
    path: '/cart',
    title: 'Cart',
    access: 'signedIn',
    page: () => import('./cart-page'),
  },
  {
    path: '/cart/review',
    title: 'Review Order',
    access: 'signedIn',
    page: () => import('./review/review-page'),
  },
];
