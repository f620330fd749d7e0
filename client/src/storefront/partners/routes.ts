import { type AppRoute, pageOfHouse } from '../../site/app-route';

const page = () => import('./partners-page');

/** What whoever writes a program against the house reads. */
export const partnersRoutes: readonly AppRoute[] = [
  { ...pageOfHouse, path: '/partners', title: 'Partners', page },
  { ...pageOfHouse, path: '/partners/reference', title: 'Partners: Reference', page },
  { ...pageOfHouse, path: '/partners/changelog', title: 'Partners: Changelog', page },
];
