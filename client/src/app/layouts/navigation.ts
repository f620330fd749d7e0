import { diamondPages } from '../../catalogue/diamonds/diamond-pages';
import type { AccessPage } from '../../graphql/generated/graphql';
import { grants, type RouteVisitor } from '../../session/route-access';

/** A page of stock as the navigation leads to it. */
interface StockPage {
  readonly href: string;
  readonly title: string;
  /** The access page that a restricted user needs, `null` where none does. */
  readonly access: AccessPage | null;
}

const stockPages: readonly StockPage[] = [
  ...diamondPages.map(({ key, title, access }) => ({ href: `/diamonds/${key}`, title, access })),
  { href: '/melee', title: 'Melee', access: 'MELEE' },
];

/** The pages of stock that the visitor may see: all of them unless access rows restrict them. */
export function visibleStockPages(visitor: RouteVisitor | null): readonly StockPage[] {
  return stockPages.filter(({ access }) => access === null || grants(visitor, access));
}
