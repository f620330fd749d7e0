import { meleeLotShopPages } from '../../graphql/generated/stock/shop-pages';

/** The page of melee, as the pages of diamonds are described. */
export const meleePage = {
  key: 'melee',
  title: 'Melee',
  description: 'Small stones by colour category and size, sold by weight.',
  access: meleeLotShopPages.melee.access,
} as const;
