import { sql } from 'kysely';
import { AccessPage, type Viewer } from '../../../accounts/index.ts';
import { DiamondCollection, type DiamondCondition, isInCollection } from './diamond-collection.ts';

/** What a page of access opens. Melee is stock of another type. */
const openedBy: Record<AccessPage, DiamondCollection | null> = {
  [AccessPage.LAB_GROWN]: DiamondCollection.LAB_GROWN,
  [AccessPage.WHITE]: DiamondCollection.WHITE,
  [AccessPage.BLACK]: DiamondCollection.BLACK,
  [AccessPage.MATCHING_PAIRS]: DiamondCollection.MATCHING_PAIRS,
  [AccessPage.MELEE]: null,
  [AccessPage.SALT_AND_PEPPER]: DiamondCollection.SALT_AND_PEPPER,
  [AccessPage.FANCY_SHAPE]: DiamondCollection.FANCY_SHAPES,
  [AccessPage.FANCY_COLOR]: DiamondCollection.FANCY,
};

/** The active rows `d` of `diamond` that exist for a viewer who is no administrator. */
export function isShownTo(viewer: Viewer): DiamondCondition {
  if (viewer.kind === 'visitor') return sql`d.show_to_all`;
  if (!viewer.pages) return sql`true`;
  const opened = [...viewer.pages]
    .sort((a, b) => a - b)
    .map((page) => openedBy[page])
    .filter((collection) => collection !== null)
    .map((collection) => isInCollection(collection, viewer));
  return sql`(${sql.join([sql`d.show_to_all`, ...opened], sql` or `)})`;
}
