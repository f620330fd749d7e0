import { sql } from 'kysely';
import { AccessPage, type Viewer } from '../../accounts/index.ts';
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

/**
 * The rows `d` of `diamond` that exist for a viewer. Whatever reads stones for somebody has this in its `where`:
 * lists, counts, facets, single stones, line sets, baskets.
 */
export function visibleTo(viewer: Viewer): DiamondCondition {
  if (viewer.kind === 'administrator') return sql`true`;
  if (viewer.kind === 'visitor') return sql`(d.is_active and d.show_to_all)`;
  if (!viewer.pages) return sql`d.is_active`;
  const opened = [...viewer.pages]
    .sort((a, b) => a - b)
    .map((page) => openedBy[page])
    .filter((collection) => collection !== null)
    .map(isInCollection);
  return sql`(d.is_active and (${sql.join([sql`d.show_to_all`, ...opened], sql` or `)}))`;
}
