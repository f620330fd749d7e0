import { type AppRoute, companyPage } from '../../site/app-route';

/** Routes of the company pages. */
export const companyRoutes: readonly AppRoute[] = [
  { ...companyPage, path: '/about-us', title: 'About Us', page: () => import('./about/about-page') },
  {
    path: '/contact',
    title: 'Contact',
    access: 'public',
    isForSearch: true,
    page: () => import('./contact/contact-page'),
  },
  { ...companyPage, path: '/shows', title: 'Shows', page: () => import('./shows/shows-page') },
  { ...companyPage, path: '/terms', title: 'Terms of Sale', page: () => import('./terms/terms-page') },
];

/** Route that replaces all pages during maintenance mode. */
export const maintenanceRoute: AppRoute = {
  path: '/maintenance',
  title: 'Maintenance',
  access: 'public',
  isWithoutData: true,
  page: () => import('./maintenance/maintenance-page'),
};
