import type { DiamondCollection } from '../../graphql/generated/graphql';
import type { DiamondColumnId } from './diamond-columns';
import type { DiamondPageKey } from './diamond-pages';

/** What the list of a page holds and how it begins. */
export interface DiamondCollectionInfo {
  readonly collection: DiamondCollection;
  /** Columns after the stock number, until somebody chooses others. */
  readonly columns: readonly DiamondColumnId[];
  /** Filters that stand open, by their ids; the others are a click away. */
  readonly openFilters: readonly string[];
  /** Filters that the page itself has settled. */
  readonly settledFilters: readonly string[];
}

const graded: readonly DiamondColumnId[] = [
  'shape',
  'carat',
  'color',
  'clarity',
  'cut',
  'polish',
  'symmetry',
  'fluor',
  'lab',
  'report',
  'ppc',
  'price',
  'discount',
  'status',
];
const withoutCut = graded.filter((column) => column !== 'cut');
const gradedFilters = ['shape', 'carat', 'color', 'clarity', 'price'] as const;

/** Every page of diamonds with what its list holds. */
export const diamondCollections: Readonly<Record<DiamondPageKey, DiamondCollectionInfo>> = {
  white: {
    collection: 'WHITE',
    columns: graded.filter((column) => column !== 'shape'),
    openFilters: ['carat', 'color', 'clarity', 'cut', 'price'],
    settledFilters: ['shape', 'hue', 'intensity', 'overtone', 'grown', 'snp'],
  },
  fancy: {
    collection: 'FANCY',
    columns: ['shape', 'carat', 'hue', 'overtone', 'clarity', 'lab', 'report', 'ppc', 'price', 'status'],
    openFilters: ['shape', 'carat', 'hue', 'intensity', 'price'],
    settledFilters: ['color'],
  },
  fancyShapes: { collection: 'FANCY_SHAPES', columns: withoutCut, openFilters: gradedFilters, settledFilters: [] },
  fancyShapeLines: {
    collection: 'FANCY_SHAPE_LINES',
    columns: ['set', 'shape', 'carat', 'color', 'clarity', 'measures', 'ppc', 'price', 'status'],
    openFilters: ['shape', 'carat', 'set', 'price'],
    settledFilters: ['line'],
  },
  labGrown: {
    collection: 'LAB_GROWN',
    columns: [...withoutCut, 'treatment'],
    openFilters: gradedFilters,
    settledFilters: ['grown'],
  },
  saltnpepper: {
    collection: 'SALT_AND_PEPPER',
    columns: ['shape', 'carat', 'shade', 'measures', 'ppc', 'price', 'status'],
    openFilters: ['shape', 'carat', 'shade', 'length', 'price'],
    settledFilters: ['snp'],
  },
  black: {
    collection: 'BLACK',
    columns: ['shape', 'carat', 'measures', 'treatment', 'lab', 'report', 'ppc', 'price', 'status'],
    openFilters: ['shape', 'carat', 'treatment', 'length', 'price'],
    settledFilters: ['color', 'hue', 'intensity', 'overtone'],
  },
  matchingPairs: {
    collection: 'MATCHING_PAIRS',
    columns: ['shape', 'carat', 'color', 'clarity', 'measures', 'lab', 'report', 'ppc', 'price', 'status'],
    openFilters: gradedFilters,
    settledFilters: [],
  },
  studs: {
    collection: 'STUDS',
    columns: ['carat', 'color', 'clarity', 'cut', 'measures', 'lab', 'report', 'ppc', 'price', 'status'],
    openFilters: ['carat', 'color', 'clarity', 'cut', 'price'],
    settledFilters: ['shape'],
  },
  memo: { collection: 'MEMO', columns: graded, openFilters: gradedFilters, settledFilters: [] },
  parcels: {
    collection: 'PARCELS',
    columns: ['stones', 'shape', 'carat', 'color', 'clarity', 'measures', 'ppc', 'unit', 'price', 'status'],
    openFilters: ['shape', 'stones', 'carat', 'color', 'clarity', 'price'],
    settledFilters: [],
  },
};
