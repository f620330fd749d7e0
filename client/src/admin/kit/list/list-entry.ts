import type { PageId } from '../../../table/state/page-ids';
import { readStoredText, storeText } from '../../../table/state/stored-text';

/** Paths of the back-office screens below `/admin`, by page ID. */
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

/** URL parameters of a stored list state that are not filters. */
const display = ['sort', 'view', 'cols'] as const;

/** Removes filters and page from a stored list state. Preserves sort order, view and columns. */
export function withoutFilters(storedState: string): string {
  const all = new URLSearchParams(storedState);
  return new URLSearchParams(
    display.flatMap((name) => all.getAll(name).map((value): [string, string] => [name, value])),
  ).toString();
}

/** Deletes the stored filters and page of a list. */
export function forgetFilters(pageId: PageId): void {
  const key = `table:${pageId}`;
  storeText(key, withoutFilters(readStoredText(key) ?? ''));
}

/** Link state that marks filters as temporary: they are not stored when the user leaves the list. */
export const temporaryFilters = { filters: 'temporary' } as const;

/** Returns whether a history entry was opened by a link with temporary filters. */
export const hasTemporaryFilters = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'filters' in state && state.filters === temporaryFilters.filters;
