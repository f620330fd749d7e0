import { visibleStockGroups } from '../../../catalogue/stock/stock-pages';

/** Pages of the builder of rings are lists that it opens with. */
const ringPages: Readonly<Record<string, string>> = {
  'engagement-rings': '/engagement-rings?step=setting',
  'completed-rings': '/completed-rings?step=setting',
  engagement_rings: '/engagement-rings?step=stone',
  completed_engagement_rings: '/completed-rings?step=stone',
};

/** Screens of the back office by their page settings. */
const screens: Readonly<Record<string, string>> = {
  admin_users: 'users',
  admin_orders: 'orders',
  admin_contact_messages: 'messages',
  admin_basket_items: 'basket-items',
  admin_diamonds: 'diamonds',
  admin_melee: 'melee-lots',
  admin_products: 'jewellery-pieces',
  admin_engagement_rings: 'ring-settings',
  admin_generic_diamonds: 'generic-diamonds',
  admin_eternity_rings: 'eternity-rings',
  admin_custom_necklaces: 'custom-necklaces',
};

/** Whether a page is a screen of the back office. */
export const isScreen = (pageName: string): boolean => pageName.startsWith('admin_');

/** Where a page is; `null` where no page goes by these settings. */
export function pageAddress(pageName: string): string | null {
  const screen = screens[pageName];
  if (screen !== undefined) {
    return `/admin/${screen}`;
  }
  const pages = visibleStockGroups(null, null).flatMap((group) => group.pages);
  return ringPages[pageName] ?? pages.find(({ key }) => key === pageName)?.href ?? null;
}
