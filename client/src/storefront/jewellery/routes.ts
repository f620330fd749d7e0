import { jewelleryPages } from '../../shared/stock-pages/jewellery-pages';
import type { AppRoute } from '../../site/app-route';

const category = () => import('./category-page');
const bracelets = () => import('./bracelet/bracelets-page');

const open = { access: 'public', isForSearch: true } as const;
const list = { ...open, isWide: true } as const;

/** Routes of the pages for finished and made-to-order jewelry. */
export const jewelleryRoutes: readonly AppRoute[] = [
  ...jewelleryPages.map(
    ({ key, title }): AppRoute => ({
      ...list,
      path: `/${key}`,
      title,
      page: key === 'bracelets' ? bracelets : category,
    }),
  ),
  { ...open, path: '/products/:stockNumber', title: 'Single Product', page: () => import('./product/product-page') },
  { ...list, path: '/eternity-rings', title: 'Eternity Rings', page: () => import('./eternity/eternity-rings-page') },
  {
    ...open,
    path: '/eternity-rings/:stockNumber',
    title: 'Eternity Rings',
    page: () => import('./eternity/eternity-ring-page'),
  },
  { ...open, path: '/bracelet/:name', title: 'Single Bracelet', page: () => import('./bracelet/bracelet-page') },
  { ...list, path: '/custom-necklace', title: 'Necklaces', page: () => import('./necklace/necklaces-page') },
  {
    ...open,
    path: '/custom-necklace/:stockNumber',
    title: 'Necklaces',
    page: () => import('./necklace/necklace-page'),
  },
  {
    path: '/piece/:kind/:id',
    title: 'Piece',
    access: 'public',
    parameters: { kind: ['melee', 'bracelet', 'necklace', 'eternity-ring', 'jewellery', 'setting'] },
    page: () => import('./moved-piece-page'),
  },
];
