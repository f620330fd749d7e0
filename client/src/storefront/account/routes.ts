import type { AppRoute } from '../../site/app-route';

/** Routes of the account pages, including the public ones such as sign-in. */
export const accountRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    title: 'Login',
    access: 'public',
    page: () => import('./login-page'),
  },
  {
    path: '/register',
    title: 'Register',
    access: 'public',
    isForSearch: true,
    page: () => import('./register-page'),
  },
  {
    path: '/welcome',
    title: 'Welcome',
    access: 'public',
    isWithoutData: true,
    page: () => import('./welcome-page'),
  },
  {
    path: '/confirm-email',
    title: 'Confirm Email',
    access: 'public',
    page: () => import('./confirm-email-page'),
  },
  {
    path: '/reset-password',
    title: 'Reset Password',
    access: 'public',
    page: () => import('./reset-password-page'),
  },
  {
    path: '/change-password',
    title: 'Change Password',
    access: 'public',
    page: () => import('./change-password-page'),
  },
  {
    path: '/account',
    title: 'Account',
    access: 'signedIn',
    page: () => import('./account-page'),
  },
  {
    path: '/account/addressbook',
    title: 'Account',
    access: 'signedIn',
    page: () => import('./address-book-page'),
  },
  {
    path: '/account/programs',
    title: 'API Access',
    access: 'signedIn',
    page: () => import('./developers-page'),
  },
];
