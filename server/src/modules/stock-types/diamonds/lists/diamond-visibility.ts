import { type Viewer } from '../../../accounts/index.ts';
import { AccessPage } from '../../../accounts/users/index.ts';
import type { VisibilityRule } from '../../../accounts/visibility/index.ts';
import { onOpenPage } from '../../../stock/visibility/index.ts';
import { DiamondCollection, isInCollection } from './diamond-collection.ts';

/** Access pages with the collection that each makes visible. Melee is a separate stock type. */
const openedBy: readonly (readonly [AccessPage, DiamondCollection])[] = [
  [AccessPage.LAB_GROWN, DiamondCollection.LAB_GROWN],
  [AccessPage.WHITE, DiamondCollection.WHITE],
  [AccessPage.BLACK, DiamondCollection.BLACK],
  [AccessPage.MATCHING_PAIRS, DiamondCollection.MATCHING_PAIRS],
  [AccessPage.SALT_AND_PEPPER, DiamondCollection.SALT_AND_PEPPER],
  [AccessPage.FANCY_SHAPE, DiamondCollection.FANCY_SHAPES],
  [AccessPage.FANCY_COLOR, DiamondCollection.FANCY],
];

/** Returns the rules for active rows `d` of `diamond` that are visible to a viewer who is not an administrator. */
export const diamondListRules = (viewer: Viewer): readonly VisibilityRule[] =>
  onOpenPage(
    viewer,
    openedBy.map(([page, collection]) => [page, isInCollection(collection, viewer)]),
  );
