import type { AccessPage } from '../../graphql/generated/graphql';
import { meleeLotShopPages } from '../../graphql/generated/stock/shop-pages';
import { grants, type RouteVisitor } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
import { useShownPages } from '../../site/site';
import { diamondPages } from './diamond-pages';
import { type JewelleryPage, jewelleryPages } from './jewellery-pages';

/** Page that lists melee lots. */
export const meleePage = {
  key: 'melee',
  title: 'Melee',
  description: 'Small stones by colour category and size, sold by weight.',
  access: meleeLotShopPages.melee.access,
} as const;

/** Stock page in the navigation. */
export interface StockPage {
  /** Key of the page's settings. */
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Access that a restricted user needs to see the page. Null if the page has no access restriction. */
  readonly access: AccessPage | null;
}

/** Navigation group of stock pages. */
export interface StockGroup {
  readonly title: string;
  readonly pages: readonly StockPage[];
}

/** Returns a page without access restrictions whose path equals its key. */
const page = (key: string, title: string, description: string): StockPage => ({
  key,
  href: `/${key}`,
  title,
  description,
  access: null,
});

/** Returns the finished jewelry pages with the given keys, in the order of the keys. */
const finished = (...keys: readonly JewelleryPage['key'][]): readonly StockPage[] =>
  keys.flatMap((key) =>
    jewelleryPages.filter((each) => each.key === key).map(({ title, description }) => page(key, title, description)),
  );

const stockGroups: readonly StockGroup[] = [
  { title: 'Diamonds', pages: diamondPages.map((each) => ({ ...each, href: `/diamonds/${each.key}` })) },
  {
    title: 'Jewellery',
    pages: [
      ...finished('necklaces', 'pendants', 'earrings', 'bracelets', 'brooches', 'one-of-a-kind'),
      page('custom-necklace', 'Custom Necklaces', 'Made to order, by shape and length.'),
    ],
  },
  {
    title: 'Rings',
    pages: [
      page('engagement-rings', 'Engagement Rings', 'A setting and a stone of your choice.'),
      page('completed-rings', 'Completed Rings', 'Settings with a stone of the grades that you choose.'),
      page('eternity-rings', 'Eternity Rings', 'Bands set all around with matching stones.'),
      ...finished('rings').map((each) => ({ ...each, title: 'Finished Rings' })),
    ],
  },
  { title: 'Melee', pages: [{ ...meleePage, href: '/melee' }] },
];

/**
 * Returns the visible stock pages by group. A page is visible if it is enabled and the user's access allows it.
 * `shownPages` contains the keys of the enabled pages; while it is null, all pages count as enabled. Omits groups
 * without pages.
 */
export function visibleStockGroups(
  visitor: RouteVisitor | null,
  shownPages: ReadonlySet<string> | null,
): readonly StockGroup[] {
  return stockGroups
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter(
        ({ key, access }) =>
          (shownPages?.has(key.toLowerCase()) ?? true) && (access === null || grants(visitor, access)),
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** Returns the visible stock pages by group, in navigation order. */
export function useStockGroups(): readonly StockGroup[] {
  return visibleStockGroups(useCurrentUser(), useShownPages());
}

/** Returns the visible stock pages as a flat list. */
export function useStockPages(): readonly StockPage[] {
  return useStockGroups().flatMap(({ pages }) => pages);
}
