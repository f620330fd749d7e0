import { diamondPages } from './diamond-pages.ts';
import type { StandardPage } from './standard-page.ts';
import { stockPages } from './stock-pages.ts';
import { tradePages } from './trade-pages.ts';

/**
 * Every page of the product that shows a list which can be filtered, as it is delivered. Wishlist and cart
 * are no such lists.
 */
export const standardPages: readonly StandardPage[] = [...diamondPages, ...stockPages, ...tradePages];

const byName = new Map(standardPages.map((page) => [page.pageName.toLowerCase(), page]));

/** The page of the product with this name, without regard to case. */
export const standardPage = (pageName: string): StandardPage | undefined => byName.get(pageName.toLowerCase());
