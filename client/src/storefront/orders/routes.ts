import type { AppRoute } from '../../site/app-route';

/** Routes of the order pages. */
export const ordersRoutes: readonly AppRoute[] = [
  {
    path: '/account/orders',
    title: 'Orders',
    access: 'signedIn',
    page: () => import('./orders-page'),
  },
  {
    path: '/account/orders/:id',
    title: 'Order',
    access: 'signedIn',
    page: () => import('./order-page'),
  },
];
