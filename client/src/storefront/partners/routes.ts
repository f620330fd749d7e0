import { type AppRoute, pageOfHouse } from '../../site/app-route';

const page = () => import('./partners-page');

/** Routes of the documentation for partners. */
export const partnersRoutes: readonly AppRoute[] = [
  { ...pageOfHouse, path: '/partners', title: 'Partners', page },
  { ...pageOfHouse, path: '/partners/reference', title: 'Partners: Reference', page },
  { ...pageOfHouse, path: '/partners/changelog', title: 'Partners: Changelog', page },
];
