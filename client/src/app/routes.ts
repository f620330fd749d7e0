import type { AppRoute } from '../site/app-route';
import { accountRoutes } from '../storefront/account/routes';
import { cartRoutes } from '../storefront/cart/routes';
import { companyRoutes, maintenanceRoute } from '../storefront/company/routes';
import { diamondRoutes } from '../storefront/diamond/routes';
import { diamondsRoutes } from '../storefront/diamonds/routes';
import { homeRoutes } from '../storefront/home/routes';
import { jewelleryRoutes } from '../storefront/jewellery/routes';
import { meleeRoutes } from '../storefront/melee/routes';
import { newsletterRoutes } from '../storefront/newsletter/routes';
import { ordersRoutes } from '../storefront/orders/routes';
import { partnersRoutes } from '../storefront/partners/routes';
import { ringRoutes } from '../storefront/ring-builder/routes';
import { searchRoutes } from '../storefront/search/routes';
import { wishlistRoutes } from '../storefront/wishlist/routes';

/** Routes of all pages in the public layout, combined from all areas of the shop. */
export const publicRoutes: readonly AppRoute[] = [
  ...homeRoutes,
  ...accountRoutes,
  ...newsletterRoutes,
  ...companyRoutes,
  ...diamondsRoutes,
  ...meleeRoutes,
  ...diamondRoutes,
  ...jewelleryRoutes,
  ...ringRoutes,
  ...wishlistRoutes,
  ...cartRoutes,
  ...ordersRoutes,
  ...searchRoutes,
  ...partnersRoutes,
];

/** Routes of pages outside the public layout. */
export const bareRoutes: readonly AppRoute[] = [
  maintenanceRoute,
  {
    path: '/admin/*',
    title: 'Admin',
    access: ['ADMINISTRATOR'],
    page: () => import('../admin/admin-app'),
  },
];

/** Route that matches unknown URLs. */
export const notFoundRoute: AppRoute = {
  path: '*',
  title: 'Not Found',
  access: 'public',
  isWithoutData: true,
  page: () => import('../storefront/not-found-page'),
};
