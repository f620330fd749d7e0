import { diamondCollections } from '../../catalogue/diamonds/diamond-collections';
import { diamondPages } from '../../catalogue/diamonds/diamond-pages';
import type { DetailedStone } from './report-facts';

/** Weight may differ by a tenth. */
const TOLERANCE = 0.1;

/** The list of stones of the same shape, about the same weight and the same colour; `null` where there is none. */
export function similarHref({ collections, shape, carats, color }: DetailedStone): string | null {
  const page = diamondPages.find(({ key }) => collections.includes(diamondCollections[key].collection));
  if (page === undefined) {
    return null;
  }
  const { settledFilters } = diamondCollections[page.key];
  const low = (carats * (1 - TOLERANCE)).toFixed(2);
  const high = (carats * (1 + TOLERANCE)).toFixed(2);
  const parameters = new URLSearchParams({ carat: `${low}..${high}` });
  if (!settledFilters.includes('shape')) {
    parameters.set('shape', shape.id);
  }
  if (color?.category === 'WHITE' && !settledFilters.includes('color')) {
    parameters.set('color', color.id);
  }
  return `/diamonds/${page.key}?${parameters.toString()}`;
}
