import { visibleStockGroups } from '../../../catalogue/stock/stock-pages';
import { type PageId, pageIds } from '../../../table/state/page-ids';

/** Pages of the builder of rings are lists that it opens with. */
const ringPages: Readonly<Record<string, string>> = {
  'engagement-rings': '/engagement-rings?step=setting',
  'completed-rings': '/completed-rings?step=setting',
  engagement_rings: '/engagement-rings?step=stone',
  completed_engagement_rings: '/completed-rings?step=stone',
};

/** Screens of the back office by their page settings. */
const screens: Readonly<Partial<Record<PageId, string>>> = {
  admin_users: 'users',
  admin_orders: 'orders',
  admin_contact_messages: 'messages',
  admin_basket_items: 'basket-items',
  admin_shows: 'shows',
  admin_email_templates: 'emails/templates',
  admin_email_dispatches: 'emails/sent',
  admin_email_channels: 'emails/channels',
  admin_audit_log: 'audit-log',
  admin_security_log: 'security-log',
  admin_diamonds: 'diamonds',
  admin_melee: 'melee-lots',
  admin_products: 'jewellery-pieces',
  admin_engagement_rings: 'ring-settings',
  admin_generic_diamonds: 'generic-diamonds',
  admin_eternity_rings: 'eternity-rings',
  admin_bracelets: 'bracelets',
  admin_custom_necklaces: 'custom-necklaces',
};

/** Whether a page is a screen of the back office. */
export const isScreen = (pageName: string): boolean => pageName.startsWith('admin_');

const screenOf = new Map<string, string>(Object.entries(screens));

/** Where a page is; `null` where no page goes by these settings. */
export function pageAddress(pageName: string): string | null {
  const screen = screenOf.get(pageName);
  if (screen !== undefined) {
    return `/admin/${screen}`;
  }
  const pages = visibleStockGroups(null, null).flatMap((group) => group.pages);
  return ringPages[pageName] ?? pages.find(({ key }) => key === pageName)?.href ?? null;
}

/** Pages of the product that go by settings, of which these are not there. */
export const pagesWithout = (settled: readonly string[]): readonly PageId[] =>
  pageIds.filter((pageName) => pageAddress(pageName) !== null && !settled.includes(pageName));
