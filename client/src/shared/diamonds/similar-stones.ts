import type { ColorCategory, DiamondCollection } from '../../graphql/generated/graphql';
import { collectionOf, type DiamondPageKey, diamondPages } from '../stock-pages/diamond-pages';

/** Properties that similar stones share. */
interface ComparedStone {
  readonly collections: readonly DiamondCollection[];
  readonly shape: { readonly id: string };
  readonly carats: number;
  readonly color: { readonly id: string; readonly category: ColorCategory } | null;
}

/** Relative tolerance for the weight. */
const TOLERANCE = 0.1;

/** Pages that list only round stones. */
const singleShapePages: ReadonlySet<DiamondPageKey> = new Set<DiamondPageKey>(['white', 'studs']);

/**
 * Returns the URL of a list of stones with the same shape and color and a similar weight. Null if no page lists them.
 */
export function similarHref({ collections, shape, carats, color }: ComparedStone): string | null {
  const page = diamondPages.find(({ key }) => collections.includes(collectionOf(key)));
  if (page === undefined) {
    return null;
  }
  const low = (carats * (1 - TOLERANCE)).toFixed(2);
  const high = (carats * (1 + TOLERANCE)).toFixed(2);
  const parameters = new URLSearchParams({ carats: `${low}..${high}` });
  if (!singleShapePages.has(page.key)) {
    parameters.set('shape', shape.id);
  }
  if (color?.category === 'WHITE') {
    parameters.set('color', color.id);
  }
  return `/diamonds/${page.key}?${parameters.toString()}`;
}
