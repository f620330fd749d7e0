import { importedFields } from '../../../stock/files/index.ts';
import type { HeadingSpec } from '../../../stock/headings/index.ts';
import type { Diamond } from '../diamond.entity.ts';
import { diamonds } from '../diamond.stock.ts';

const several = true;

/** Headings that are not fields. Their columns contain parts of fields or determine how fields are read. */
const partHeadings = {
  fancyColor: {
    label: 'Fancy colour',
    section: 'Grades',
    columns: ['Fancy Color', 'Fancy Colour', 'FancyColorMainBody', 'FC-Main Body', 'FCMainBody', 'Natural Fancy Color'],
  },
  measurements: {
    label: 'Measurements (6.41 x 6.44 x 3.98)',
    section: 'Proportions',
    columns: [
      'Measurement',
      'Meas',
      'Dimensions',
      'Dimension',
      'Measurements (LengthxWidthxHeight)',
      'MeasLength/MeasWidth/MeasDepth',
      'Measurements Length/Width/Depth',
    ],
  },
  depth: { label: 'Depth, mm or %', section: 'Proportions', columns: ['Total Depth'] },
  girdleThin: {
    label: 'Thinnest girdle',
    section: 'Proportions',
    columns: ['GirdleMin', 'Girdle From', 'Girdle Thinnest'],
  },
  girdleThick: {
    label: 'Thickest girdle',
    section: 'Proportions',
    columns: ['GirdleMax', 'Girdle To', 'Girdle Thickest'],
  },
  girdlePercent: { label: 'Girdle, %', section: 'Proportions', columns: ['Girdle %'] },
  girdleCondition: { label: 'Girdle condition', section: 'Proportions', columns: [] },
  discountBack: { label: 'Discount back, % (30 is 30 back)', section: 'Price', columns: ['Back', '% Back'] },
  matchedPair: { label: 'Matched pair', section: 'Pairs, lines and parcels', columns: ['Pair'] },
  isSeparable: {
    label: 'Pair is separable',
    section: 'Pairs, lines and parcels',
    columns: ['Is Matched Pair Separable', 'Pair Separable', 'Separable'],
  },
  certificateComment: { label: 'Report comment', section: 'Report', columns: ['Cert Comment'] },
  growthType: {
    label: 'Growth type (natural, CVD, HPHT)',
    section: 'Identity',
    columns: ['Diamond Type', 'Growth Method'],
    several,
  },
} satisfies Record<string, HeadingSpec>;

/** Meaning of a column in a diamond file: a field, or part of a field. */
export type DiamondHeading = Extract<keyof Diamond, string> | 'stockId' | keyof typeof partHeadings;

/**
 * Known headers for each heading of diamond files. They were collected from public alias tables and from RapNet,
 * IDEX, VDB, Polygon, Nivoda and GemFind files. Matching ignores case, spaces and punctuation.
 */
export const diamondHeadings: Readonly<Record<string, HeadingSpec>> = {
  ...Object.fromEntries(
    importedFields(diamonds.fields).map(({ name, heading, columns = [], fallbacks = [] }) => [
      heading,
      { columns, fallbacks, several: name === 'comment' },
    ]),
  ),
  isActive: { columns: ['Active'] },
  ...partHeadings,
};

/** Common headers in trade files that correspond to no field. */
export const diamondExtras: readonly (readonly [string, ...string[]])[] = [
  ['Pavilion Depth'],
  ['Pavilion Height'],
  ['Pavilion %'],
  ['Pavilion'],
  ['Pavilion Angle'],
  ['Laser Inscription', 'Inscription'],
  ['Star Length'],
  ['Key To Symbols', 'Key To Symbol'],
  ['Black Inclusion'],
  ['White Inclusion'],
  ['Open Inclusion'],
  ['Center Inclusion'],
  ['Table Inclusion'],
  ['Location of Black'],
  ['Inclusion Pattern'],
  ['Table Open'],
  ['Crown Open'],
  ['Girdle Open'],
  ['Surface Graining'],
  ['Internal Graining'],
  ['Graining'],
  ['BGM'],
  ['H&A'],
  ['Brand'],
  ['City'],
  ['State'],
  ['State Name'],
  ['State / Region'],
  ['State Code'],
  ['Country'],
  ['Country Name'],
  ['Country Code'],
  ['Location'],
  ['Origin'],
  ['Mine of Origin'],
  ['Diamond Origin Report'],
  ['Provenance Report'],
  ['Provenance Number'],
  ['Canada Mark Eligible'],
  ['Treated Color'],
  ['Report Issue Date'],
  ['Report Type'],
  ['Lab Location'],
  ['Certificate Updated At'],
  ['Seller Spec'],
  ['Allow RapLink Feed'],
  ['Share Access'],
  ['Syndication'],
  ['Featured'],
  ['Short Title'],
  ['Tags'],
  ['Arrival Date'],
  ['Date'],
  ['External Url'],
  ['Image Link 5'],
  ['Image Link 6'],
  // Our price fields cannot store a cash price, or a discount relative to a list other than Rapaport.
  ['Cash Price'],
  ['Cash Price Discount %'],
  ['% Off IDEX List'],
  ['Asking Price Per Carat For Pair'],
  // Header of an empty column in IDEX files.
  ['[EMPTY FIELD]'],
];
