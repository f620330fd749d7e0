import type { AppRoute } from '../../site/app-route';

/** Pages on which the house speaks of itself. */
export const houseRoutes: readonly AppRoute[] = [
  {
    path: '/about-us',
    title: 'About Us',
    isOfHouse: true,
    access: 'public',
    isForSearch: true,
    isWithoutData: true,
    page: () => import('./about/about-page'),
  },
  {
    path: '/contact',
    title: 'Contact',
    access: 'public',
    isForSearch: true,
    page: () => import('./contact/contact-page'),
  },
  {
    path: '/shows',
    title: 'Shows',
    isOfHouse: true,
    access: 'public',
    isForSearch: true,
    isWithoutData: true,
    page: () => import('./shows/shows-page'),
  },
  {
    path: '/terms',
    title: 'Terms of Sale',
    isOfHouse: true,
    access: 'public',
    isForSearch: true,
    isWithoutData: true,
    page: () => import('./terms/terms-page'),
  },
];

/** What is shown in place of everything while the house is closed. */
export const maintenanceRoute: AppRoute = {
  path: '/maintenance',
  title: 'Maintenance',
  access: 'public',
  isWithoutData: true,
  page: () => import('./maintenance/maintenance-page'),
};
