import { diamondPages } from './diamond-pages.ts';
import type { StandardPage } from './standard-page.ts';
import { stockPages } from './stock-pages.ts';
import { tradePages } from './trade-pages.ts';

/**
 * Default settings of all pages whose list has filters. The wishlist and the cart have none. If you change them, also
 * write a migration, because existing databases contain the previous settings.
 */
export const standardPages: readonly StandardPage[] = [...diamondPages, ...stockPages, ...tradePages];

const byName = new Map(standardPages.map((page) => [page.pageName.toLowerCase(), page]));

/** Returns the default settings of the page with this name (case-insensitive). */
export const standardPage = (pageName: string): StandardPage | undefined => byName.get(pageName.toLowerCase());
