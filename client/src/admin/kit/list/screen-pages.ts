import type { PageId } from '../../../table/state/page-ids';

/** Paths of the screens below `/admin`, by the names of their page settings. */
export const screenPages: Readonly<Partial<Record<PageId, string>>> = {
  admin_users: 'users',
  admin_orders: 'orders',
  admin_contact_messages: 'messages',
  admin_basket_items: 'basket-items',
  admin_shows: 'shows',
  admin_email_templates: 'emails/templates',
  admin_email_dispatches: 'emails/sent',
  admin_email_channels: 'emails/channels',
  admin_audit_log: 'audit-log',
  admin_stock_changes: 'stock-changes',
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
