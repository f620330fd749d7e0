import type { ComponentType } from 'react';
import { diamondPages } from '../catalogue/diamonds/diamond-pages';
import type { RouteAccess } from '../session/route-access';

/** The parts of an address that a route's path names. */
export type RouteParameters = Readonly<Partial<Record<string, string>>>;

/** One page of the client. */
export interface AppRoute {
  /** Path as the router writes it. */
  readonly path: string;
  /** Title of the tab, without the brand; a function where it is the address that says what is shown. */
  readonly title: string | ((parameters: RouteParameters) => string);
  readonly access: RouteAccess;
  /** All that a part of the address may be, where that is known without asking; anything else is not found. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** Search engines may show it: it says the same to everybody, and somebody may look for it. */
  readonly isForSearch?: boolean;
  /** The page uses none of the generated hooks: it shows before the data layer is loaded. */
  readonly isWithoutData?: boolean;
  /** Loads the page's own chunk. */
  readonly page: () => Promise<{ default: ComponentType }>;
}

/** Pages inside the public layout. */
export const publicRoutes: readonly AppRoute[] = [
  {
    path: '/',
    title: 'Home',
    access: 'public',
    isForSearch: true,
    isWithoutData: true,
    page: () => import('../storefront/home/home-page'),
  },
  {
    path: '/login',
    title: 'Login',
    access: 'public',
    page: () => import('../storefront/account/login-page'),
  },
  {
    path: '/register',
    title: 'Register',
    access: 'public',
    isForSearch: true,
    page: () => import('../storefront/account/register-page'),
  },
  {
    path: '/welcome',
    title: 'Welcome',
    access: 'public',
    isWithoutData: true,
    page: () => import('../storefront/account/welcome-page'),
  },
  {
    path: '/confirm-email',
    title: 'Confirm Email',
    access: 'public',
    page: () => import('../storefront/account/confirm-email-page'),
  },
  {
    path: '/reset-password',
    title: 'Reset Password',
    access: 'public',
    page: () => import('../storefront/account/reset-password-page'),
  },
  {
    path: '/change-password',
    title: 'Change Password',
    access: 'public',
    page: () => import('../storefront/account/change-password-page'),
  },
  {
    path: '/unsubscribe',
    title: 'Unsubscribe',
    access: 'public',
    page: () => import('../storefront/newsletter/unsubscribe-page'),
  },
  {
    path: '/diamonds/:page',
    title: ({ page }) => diamondPages.find(({ key }) => key === page)?.title ?? 'Not Found',
    access: 'public',
    parameters: { page: diamondPages.map(({ key }) => key) },
    isForSearch: true,
    page: () => import('../storefront/diamonds/diamonds-page'),
  },
  {
    path: '/melee',
    title: 'Melee',
    access: 'public',
    page: () => import('../storefront/melee/melee-page'),
  },
  {
    path: '/diamond/:stockNumber',
    title: 'Single Diamond',
    access: 'public',
    isForSearch: true,
    page: () => import('../storefront/diamond/diamond-page'),
  },
  {
    path: '/wishlist',
    title: 'Wishlist',
    access: 'signedIn',
    page: () => import('../storefront/wishlist/wishlist-page'),
  },
  {
    path: '/cart',
    title: 'Cart',
    access: 'signedIn',
    page: () => import('../storefront/cart/cart-page'),
  },
  {
    path: '/account/orders',
    title: 'Orders',
    access: 'signedIn',
    page: () => import('../storefront/orders/orders-page'),
  },
  {
    path: '/account/orders/:id',
    title: 'Order',
    access: 'signedIn',
    page: () => import('../storefront/orders/order-page'),
  },
];

/** Pages that bring their own layout. */
export const bareRoutes: readonly AppRoute[] = [
  {
    path: '/admin/*',
    title: 'Admin',
    access: ['ADMINISTRATOR'],
    page: () => import('../admin/admin-app'),
  },
];

/** Anything else. */
export const notFoundRoute: AppRoute = {
  path: '*',
  title: 'Not Found',
  access: 'public',
  isWithoutData: true,
  page: () => import('../storefront/not-found-page'),
};
