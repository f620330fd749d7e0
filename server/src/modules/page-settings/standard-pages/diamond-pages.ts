import { choice, range, type StandardFilter, type StandardPage, textFilter, toggle } from './standard-page.ts';
import {
  anyColor,
  carats,
  clarity,
  fancyShape,
  finish,
  fluorescence,
  labGrown,
  laboratory,
  make,
  mediaFilters,
  prices,
  proportions,
  saleState,
  search,
  shape,
  whiteColor,
} from './stone-filters.ts';

const money = ['price.perCarat', 'price.total'];
const measured = ['proportions', 'proportions.depthPercent', 'proportions.tablePercent'];
const report = ['report.laboratory', 'report.number'];
/**
 * Columns that buyers compare first. They fit on a screen 1440 pixels wide with the filters open. The other columns
 * follow to the right.
 */
const graded = [
  'stockNumber',
  'shape',
  'carats',
  'color',
  'clarity',
  'cut',
  'polish',
  'symmetry',
  'discount',
  ...money,
  'availability',
  'fluorescence',
  ...report,
  ...measured,
  'rapPrice',
];
const omitColumns = (columns: readonly string[], ...omitted: readonly string[]): string[] =>
  columns.filter((column) => !omitted.includes(column));

const quality = [...make, fluorescence, laboratory];
const fancyQuality = [...finish, fluorescence, laboratory];
const rest = [...prices, ...proportions, ...mediaFilters, search];

interface Facts {
  title: string;
  description: string;
  columns: readonly string[];
  filters: readonly StandardFilter[];
  isVisible?: boolean;
}

/** Creates a standard page with the search field as its first filter. */
const page = (pageName: string, { isVisible = true, filters, ...settings }: Facts): StandardPage => ({
  ...settings,
  filters: [...filters.filter((filter) => filter === search), ...filters.filter((filter) => filter !== search)],
  pageName,
  list: 'diamonds',
  isVisible,
  sortField: 'CARATS',
});

/** Pages for diamonds and parcels. */
export const diamondPages: readonly StandardPage[] = [
  page('white', {
    title: 'White Diamonds',
    description: 'Round brilliants from D to Z, graded.',
    columns: omitColumns(graded, 'shape'),
    filters: [carats, whiteColor, clarity, ...quality, ...rest],
  }),
  page('fancy', {
    title: 'Fancy Colours',
    description: 'Yellow, pink, blue and every other hue.',
    columns: [
      'stockNumber',
      'shape',
      'carats',
      'color',
      'fancyIntensity',
      'clarity',
      ...money,
      'availability',
      'overtone',
      'fluorescence',
      ...report,
      ...measured,
    ],
    filters: [
      shape,
      carats,
      anyColor,
      choice('fancyIntensityIds', 'Intensity'),
      choice('overtones', 'Overtone'),
      clarity,
      ...fancyQuality,
      ...rest,
    ],
  }),
  page('fancyShapes', {
    title: 'Fancy Shapes',
    description: 'Oval, cushion, emerald and other shapes that are not round.',
    columns: omitColumns(graded, 'cut'),
    filters: [fancyShape, carats, whiteColor, clarity, ...fancyQuality, ...rest],
  }),
  page('fancyShapeLines', {
    title: 'Fancy Shape Lines',
    description: 'Diamonds laid out as a line and sold together.',
    columns: [
      'stockNumber',
      'lineSet',
      'parcelStones',
      'shape',
      'carats',
      'lineSetColor',
      'lineSetClarity',
      'discount',
      ...money,
      'availability',
      ...report,
      'proportions',
    ],
    filters: [fancyShape, carats, whiteColor, clarity, ...prices, textFilter('lineSet', 'Line set'), search],
  }),
  page('labGrown', {
    title: 'Lab Grown',
    description: 'Diamonds grown in a laboratory, graded like natural ones.',
    columns: omitColumns(graded, 'rapPrice', 'discount'),
    filters: [shape, carats, whiteColor, clarity, ...quality, ...rest],
  }),
  page('saltnpepper', {
    title: 'Salt and Pepper',
    description: 'Visibly included grey and black-and-white diamonds.',
    columns: ['stockNumber', 'shape', 'carats', 'colorShade', ...money, 'availability', 'proportions'],
    filters: [shape, carats, choice('colorShades', 'Shade'), ...prices, ...mediaFilters, search],
  }),
  page('black', {
    title: 'Black Diamonds',
    description: 'Black diamonds of every shape.',
    columns: ['stockNumber', 'shape', 'carats', 'treatment', ...money, 'availability', ...report, 'proportions'],
    filters: [shape, carats, choice('treatments', 'Treatment'), laboratory, ...prices, ...mediaFilters, search],
  }),
  page('matchingPairs', {
    title: 'Matching Pairs',
    description: 'Pairs of diamonds that match in size, shape and colour.',
    columns: graded,
    filters: [shape, carats, whiteColor, clarity, ...quality, ...rest],
  }),
  page('studs', {
    title: 'Studs',
    description: 'Pairs of round diamonds for earrings.',
    columns: omitColumns(graded, 'shape'),
    filters: [carats, whiteColor, clarity, ...quality, ...rest],
  }),
  page('memo', {
    title: 'Memo',
    description: 'Diamonds that are out on memo.',
    columns: graded,
    filters: [shape, carats, whiteColor, clarity, ...quality, ...rest],
  }),
  page('parcels', {
    title: 'Parcels',
    description: 'Parcels of diamonds at one price per carat.',
    columns: [
      'stockNumber',
      'shape',
      'parcelStones',
      'carats',
      'color',
      'clarity',
      'price.perCarat',
      'price.unit',
      'price.total',
      'availability',
      'proportions',
    ],
    filters: [shape, carats, range('parcelStones', 'Stones'), whiteColor, clarity, ...prices, search],
  }),
  page('engagement_rings', {
    title: 'Choose a Diamond',
    description: 'The diamond for the chosen engagement ring setting.',
    columns: ['stockNumber', 'shape', 'carats', 'color', 'clarity', 'cut', ...report, 'price.total', 'availability'],
    filters: [shape, carats, whiteColor, clarity, ...make, laboratory, labGrown, ...prices, ...mediaFilters],
  }),
  page('admin_diamonds', {
    title: 'Diamonds',
    description: 'All diamonds in stock.',
    isVisible: false,
    // The most important columns come first, because a phone shows only those.
    columns: [...new Set(['sale.text', 'price.total', 'isActive', ...graded, 'vendor', 'updatedAt'])].filter(
      (column) => column !== 'availability',
    ),
    filters: [
      search,
      saleState,
      toggle('isActive', 'Active'),
      toggle('showToAll', 'Shown to visitors'),
      choice('vendors', 'Vendor'),
      shape,
      carats,
      anyColor,
      clarity,
      ...quality,
      ...rest.filter(({ field }) => field !== search.field),
    ],
  }),
  page('admin_name_diamond', {
    title: 'Choose a Diamond',
    description: 'Find a diamond for an order by its stock number.',
    isVisible: false,
    columns: ['stockNumber', 'shape', 'carats', 'color', 'clarity', 'report.number', 'price.total', 'status'],
    filters: [search, shape, carats, choice('statuses', 'Status')],
  }),
];
