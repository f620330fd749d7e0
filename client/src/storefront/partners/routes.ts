import { type AppRoute, companyPage } from '../../site/app-route';

const page = () => import('./partners-page');

/** Routes of the partner documentation. */
export const partnersRoutes: readonly AppRoute[] = [
  { ...companyPage, path: '/partners', title: 'Partners', page },
  { ...companyPage, path: '/partners/reference', title: 'Partners: Reference', page },
  { ...companyPage, path: '/partners/changelog', title: 'Partners: Changelog', page },
];
