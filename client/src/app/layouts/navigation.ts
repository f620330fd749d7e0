import { type DiamondPageInfo, diamondPages } from '../../catalogue/diamonds/diamond-pages';
import { grants, type RouteVisitor } from '../../session/route-access';

/** The diamond pages that the visitor may see: all of them unless access rows restrict them. */
export function visibleDiamondPages(visitor: RouteVisitor | null): readonly DiamondPageInfo[] {
  return diamondPages.filter(({ access }) => access === null || grants(visitor, access));
}
