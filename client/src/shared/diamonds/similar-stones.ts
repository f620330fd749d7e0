import type { ColorCategory, DiamondCollection } from '../../graphql/generated/graphql';
import { collectionOf, type DiamondPageKey, diamondPages } from '../stock-pages/diamond-pages';

/** The properties that similar stones are matched by. */
interface ComparedStone {
  readonly collections: readonly DiamondCollection[];
  readonly shape: { readonly id: string };
  readonly carats: number;
  readonly color: { readonly id: string; readonly category: ColorCategory } | null;
}

/** Weight may differ by a tenth. */
const TOLERANCE = 0.1;

/** Pages that have round stones only. */
const ofOneShape: ReadonlySet<DiamondPageKey> = new Set<DiamondPageKey>(['white', 'studs']);

/** The list of stones of the same shape, about the same weight and the same colour; `null` where there is none. */
export function similarHref({ collections, shape, carats, color }: ComparedStone): string | null {
  const page = diamondPages.find(({ key }) => collections.includes(collectionOf(key)));
  if (page === undefined) {
    return null;
  }
  const low = (carats * (1 - TOLERANCE)).toFixed(2);
  const high = (carats * (1 + TOLERANCE)).toFixed(2);
  const parameters = new URLSearchParams({ carats: `${low}..${high}` });
  if (!ofOneShape.has(page.key)) {
    parameters.set('shape', shape.id);
  }
  if (color?.category === 'WHITE') {
    parameters.set('color', color.id);
  }
  return `/diamonds/${page.key}?${parameters.toString()}`;
}
