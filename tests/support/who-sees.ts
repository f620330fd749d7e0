import { type Viewer } from '../../server/src/modules/accounts/index.ts';
import { AccessPage } from '../../server/src/modules/accounts/users/index.ts';
import type { StockType } from '../../server/src/modules/stock/index.ts';
import type { Row } from './any-stock.ts';

/*
 * Reference implementation of the visibility rules (decisions.md, section 4), written independently of the server.
 * Tests compare the server's results with it.
 */

/** Properties of a viewer that determine which items are visible. `pages` is null if access is not restricted. */
export type ViewerScope = Pick<Viewer, 'kind' | 'pages'>;

/** Properties of a diamond that determine who can see it. */
export interface SeenStone {
  readonly isActive: boolean;
  readonly showToAll: boolean;
  readonly shapeId: number;
  readonly colorId: number | null;
  readonly isLabGrown: boolean;
  readonly isSnP: boolean;
  readonly isPair: boolean;
  readonly isMatchingPair: boolean;
}

const isOn: Record<AccessPage, (stone: SeenStone) => boolean> = {
  [AccessPage.LAB_GROWN]: (stone) => stone.isLabGrown,
  [AccessPage.WHITE]: ({ shapeId, colorId, isLabGrown, isSnP }) =>
    shapeId === 1 && colorId !== null && colorId <= 23 && !isLabGrown && !isSnP,
  [AccessPage.BLACK]: ({ colorId }) => colorId === 24,
  [AccessPage.MATCHING_PAIRS]: ({ isPair, isMatchingPair }) => isPair || isMatchingPair,
  [AccessPage.MELEE]: () => false,
  [AccessPage.SALT_AND_PEPPER]: ({ isSnP }) => isSnP,
  [AccessPage.FANCY_SHAPE]: ({ shapeId }) => shapeId !== 1,
  [AccessPage.FANCY_COLOR]: ({ colorId }) => colorId !== null && colorId >= 100,
};

/** Returns whether the viewer can see the diamond. */
export function seesStone({ kind, pages }: ViewerScope, stone: SeenStone): boolean {
  if (kind === 'administrator') return true;
  if (!stone.isActive) return false;
  if (stone.showToAll) return true;
  if (kind === 'visitor') return false;
  return pages === null || [...pages].some((page) => isOn[page](stone));
}

/** Returns whether the viewer can see an item of a type other than diamonds. */
export function seesPiece({ kind, pages }: ViewerScope, { name }: Pick<StockType, 'name'>, piece: Row): boolean {
  if (kind === 'administrator') return true;
  if (!piece.isActive) return false;
  if (name === 'products') return piece.status === 'Available';
  if (name !== 'melee' || piece.showToAll === true) return true;
  return kind === 'trader' && (pages === null || pages.has(AccessPage.MELEE));
}
