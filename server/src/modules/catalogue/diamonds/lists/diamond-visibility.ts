import { sql } from 'kysely';
import { AccessPage, type Viewer } from '../../../accounts/index.ts';
import { isHeldFor } from '../diamond-availability.ts';
import { diamondReservations } from '../diamond-reservations.ts';
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
 * The rows `d` of `diamond` that exist for a viewer. Whatever lists stones for somebody has this in its `where`: lists,
 * counts, facets, line sets.
 */
export function visibleTo(viewer: Viewer): DiamondCondition {
  if (viewer.kind === 'administrator') return sql`true`;
  if (viewer.kind === 'visitor') return sql`(d.is_active and d.show_to_all)`;
  if (!viewer.pages) return sql`d.is_active`;
  const opened = [...viewer.pages]
    .sort((a, b) => a - b)
    .map((page) => openedBy[page])
    .filter((collection) => collection !== null)
    .map((collection) => isInCollection(collection, viewer));
  return sql`(d.is_active and (${sql.join([sql`d.show_to_all`, ...opened], sql` or `)}))`;
}

/** The rows that a viewer may order, were they for sale: also what is on hold for them, whatever their pages are. */
export const offeredTo = (viewer: Viewer): DiamondCondition =>
  sql`(${visibleTo(viewer)} or (d.is_active and ${isHeldFor(viewer)}))`;

/** The rows that a viewer may read when they name them one by one: also what they have bought. */
export const readableBy = (viewer: Viewer): DiamondCondition =>
  sql`(${offeredTo(viewer)} or ${diamondReservations.isBoughtBy(sql`d.id`, viewer.userId)})`;
