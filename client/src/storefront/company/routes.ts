import { type AppRoute, pageOfHouse } from '../../site/app-route';

/** Pages on which the house speaks of itself. */
export const companyRoutes: readonly AppRoute[] = [
  { ...pageOfHouse, path: '/about-us', title: 'About Us', page: () => import('./about/about-page') },
  {
    path: '/contact',
    title: 'Contact',
    access: 'public',
    isForSearch: true,
    page: () => import('./contact/contact-page'),
  },
  { ...pageOfHouse, path: '/shows', title: 'Shows', page: () => import('./shows/shows-page') },
  { ...pageOfHouse, path: '/terms', title: 'Terms of Sale', page: () => import('./terms/terms-page') },
];

/** What is shown in place of everything while the house is closed. */
export const maintenanceRoute: AppRoute = {
  path: '/maintenance',
  title: 'Maintenance',
  access: 'public',
  isWithoutData: true,
  page: () => import('./maintenance/maintenance-page'),
};
