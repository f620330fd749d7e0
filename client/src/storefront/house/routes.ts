import type { AppRoute } from '../../site/app-route';

/** Pages on which the house speaks of itself. */
export const houseRoutes: readonly AppRoute[] = [
  {
    path: '/about-us',
    title: 'About Us',
    isOfHouse: true,
    description: 'Who we are, what we trade in, and how we describe it.',
    access: 'public',
    isForSearch: true,
    isWithoutData: true,
    page: () => import('./about/about-page'),
  },
  {
    path: '/contact',
    title: 'Contact',
    description: 'Address, opening hours, the people to ask, and a form to write to us.',
    access: 'public',
    isForSearch: true,
    page: () => import('./contact/contact-page'),
  },
  {
    path: '/shows',
    title: 'Shows',
    isOfHouse: true,
    description: 'Trade shows at which you can meet us: days, halls and stands, with a file for your calendar.',
    access: 'public',
    isForSearch: true,
    isWithoutData: true,
    page: () => import('./shows/shows-page'),
  },
  {
    path: '/terms',
    title: 'Terms of Sale',
    isOfHouse: true,
    description: 'Terms of payment, delivery and return for orders of diamonds and jewellery.',
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
