import type { DiamondCollection } from '../../graphql/generated/graphql';
import type { DiamondPageKey } from './diamond-pages';

/** What the list of each page of diamonds holds. What it shows of it is told by its page settings. */
export const diamondCollections: Readonly<Record<DiamondPageKey, DiamondCollection>> = {
  white: 'WHITE',
  fancy: 'FANCY',
  fancyShapes: 'FANCY_SHAPES',
  fancyShapeLines: 'FANCY_SHAPE_LINES',
  labGrown: 'LAB_GROWN',
  saltnpepper: 'SALT_AND_PEPPER',
  black: 'BLACK',
  matchingPairs: 'MATCHING_PAIRS',
  studs: 'STUDS',
  memo: 'MEMO',
  parcels: 'PARCELS',
};
