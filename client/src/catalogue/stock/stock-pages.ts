import type { AccessPage } from '../../graphql/generated/graphql';
import { grants, type RouteVisitor } from '../../session/route-access';
import { useCurrentUser } from '../../session/session-context';
import { useShownPages } from '../../site/site';
import { diamondPages } from '../diamonds/diamond-pages';
import { meleePage } from '../melee/melee-page-info';

/** A page of stock as the navigation leads to it. */
interface StockPage {
  /** Name of its page settings. */
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** The access page that a restricted user needs, `null` where none does. */
  readonly access: AccessPage | null;
}

const stockPages: readonly StockPage[] = [
  ...diamondPages.map((page) => ({ ...page, href: `/diamonds/${page.key}` })),
  { ...meleePage, href: '/melee' },
];

/**
 * The pages of stock that the visitor may see: all that the house shows (`null`: nobody knows yet), unless access rows
 * restrict them.
 */
export function visibleStockPages(
  visitor: RouteVisitor | null,
  shown: ReadonlySet<string> | null,
): readonly StockPage[] {
  return stockPages.filter(
    ({ key, access }) => (shown?.has(key.toLowerCase()) ?? true) && (access === null || grants(visitor, access)),
  );
}

/** The pages of stock that whoever looks may see, in the order of the navigation. */
export function useStockPages(): readonly StockPage[] {
  return visibleStockPages(useCurrentUser(), useShownPages());
}
