import { choice, range, type StandardFilter, type StandardPage, toggle, words } from './standard-page.ts';
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
  pictured,
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
/** What a buyer decides by is in sight beside open filters on a screen of 1440 pixels; the rest is to the right of it. */
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
const without = (columns: readonly string[], ...left: readonly string[]): string[] =>
  columns.filter((column) => !left.includes(column));

const quality = [...make, fluorescence, laboratory];
const fancyQuality = [...finish, fluorescence, laboratory];
const rest = [...prices, ...proportions, ...pictured, search];

interface Facts {
  title: string;
  description: string;
  columns: readonly string[];
  filters: readonly StandardFilter[];
  isVisible?: boolean;
}

/** The search comes first. */
const page = (pageName: string, { isVisible = true, filters, ...facts }: Facts): StandardPage => ({
  ...facts,
  filters: [...filters.filter((each) => each === search), ...filters.filter((each) => each !== search)],
  pageName,
  list: 'diamonds',
  isVisible,
  sortField: 'CARATS',
});

/** Pages of stones and parcels. */
export const diamondPages: readonly StandardPage[] = [
  page('white', {
    title: 'White Diamonds',
    description: 'Round brilliants from D to Z, graded.',
    columns: without(graded, 'shape'),
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
    description: 'Ovals, cushions, emeralds: whatever is not round.',
    columns: without(graded, 'cut'),
    filters: [fancyShape, carats, whiteColor, clarity, ...fancyQuality, ...rest],
  }),
  page('fancyShapeLines', {
    title: 'Fancy Shape Lines',
    description: 'Stones laid out as a line and sold as one.',
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
    filters: [fancyShape, carats, whiteColor, clarity, ...prices, words('lineSet', 'Line set'), search],
  }),
  page('labGrown', {
    title: 'Lab Grown',
    description: 'Grown in a laboratory, graded like mined ones.',
    columns: without(graded, 'rapPrice', 'discount'),
    filters: [shape, carats, whiteColor, clarity, ...quality, ...rest],
  }),
  page('saltnpepper', {
    title: 'Salt and Pepper',
    description: 'Visibly included grey and black-white stones.',
    columns: ['stockNumber', 'shape', 'carats', 'colorShade', ...money, 'availability', 'proportions'],
    filters: [shape, carats, choice('colorShades', 'Shade'), ...prices, ...pictured, search],
  }),
  page('black', {
    title: 'Black Diamonds',
    description: 'Black stones of every shape.',
    columns: ['stockNumber', 'shape', 'carats', 'treatment', ...money, 'availability', ...report, 'proportions'],
    filters: [shape, carats, choice('treatments', 'Treatment'), laboratory, ...prices, ...pictured, search],
  }),
  page('matchingPairs', {
    title: 'Matching Pairs',
    description: 'Two stones alike in size, shape and colour.',
    columns: graded,
    filters: [shape, carats, whiteColor, clarity, ...quality, ...rest],
  }),
  page('studs', {
    title: 'Studs',
    description: 'Pairs of rounds for the ears.',
    columns: without(graded, 'shape'),
    filters: [carats, whiteColor, clarity, ...quality, ...rest],
  }),
  page('memo', {
    title: 'Memo',
    description: 'Stones that are out on consignment.',
    columns: graded,
    filters: [shape, carats, whiteColor, clarity, ...quality, ...rest],
  }),
  page('parcels', {
    title: 'Parcels',
    description: 'Lots of stones at one price per carat.',
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
    description: 'The stone of an engagement ring, once its setting is chosen.',
    columns: ['stockNumber', 'shape', 'carats', 'color', 'clarity', 'cut', ...report, 'price.total', 'availability'],
    filters: [shape, carats, whiteColor, clarity, ...make, laboratory, labGrown, ...prices, ...pictured],
  }),
  page('admin_diamonds', {
    title: 'Diamonds',
    description: 'All stones of the house.',
    isVisible: false,
    // What is looked at first stands first: a phone shows no more of a row.
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
    description: 'A stone for an order, found by its number.',
    isVisible: false,
    columns: ['stockNumber', 'shape', 'carats', 'color', 'clarity', 'report.number', 'price.total', 'status'],
    filters: [search, shape, carats, choice('statuses', 'Status')],
  }),
];
