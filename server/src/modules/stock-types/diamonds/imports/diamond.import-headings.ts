import { toldByFiles } from '../../../stock/files/index.ts';
import type { HeadingSpec } from '../../../stock/headings/index.ts';
import type { Diamond } from '../diamond.entity.ts';
import { diamonds } from '../diamond.stock.ts';

const several = true;

/** What several fields are made of, or what decides how they are read. */
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
    label: 'Girdle, thinnest',
    section: 'Proportions',
    columns: ['GirdleMin', 'Girdle From', 'Girdle Thinnest'],
  },
  girdleThick: {
    label: 'Girdle, thickest',
    section: 'Proportions',
    columns: ['GirdleMax', 'Girdle To', 'Girdle Thickest'],
  },
  girdlePercent: { label: 'Girdle, %', section: 'Proportions', columns: ['Girdle %'] },
  girdleCondition: { label: 'Girdle, condition', section: 'Proportions', columns: [] },
  discountBack: { label: 'Discount back, % (30 is 30 back)', section: 'Price', columns: ['Back', '% Back'] },
  matchedPair: { label: 'Matched pair', section: 'Pairs, lines and parcels', columns: ['Pair'] },
  isSeparable: {
    label: 'Pair can be separated',
    section: 'Pairs, lines and parcels',
    columns: ['Is Matched Pair Separable', 'Pair Separable', 'Separable'],
  },
  certificateComment: { label: 'Comment of the report', section: 'Report', columns: ['Cert Comment'] },
  growthType: {
    label: 'Growth type (natural, CVD, HPHT)',
    section: 'Identity',
    columns: ['Diamond Type', 'Growth Method'],
    several,
  },
} satisfies Record<string, HeadingSpec>;

/** What a column of a diamond file can mean. Fields of the stone, and parts that several fields are made of. */
export type DiamondHeading = Extract<keyof Diamond, string> | 'stockId' | keyof typeof partHeadings;

/**
 * What columns of diamond files can mean, with the headers that the trade uses for it: those of RapNet, IDEX, VDB, Polygon,
 * Nivoda and GemFind files, and of public alias tables. Compared without case, spaces and punctuation.
 */
export const diamondHeadings: Readonly<Record<string, HeadingSpec>> = {
  ...Object.fromEntries(
    toldByFiles(diamonds.fields).map(({ name, heading, columns = [], fallbacks = [] }) => [
      heading,
      { columns, fallbacks, several: name === 'comment' },
    ]),
  ),
  isActive: { columns: ['Active'] },
  ...partHeadings,
};

/** Columns that the trade knows and a stone has no field for. */
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
  // A cash price and a discount against another list than Rapaport's are other ideas than our fields.
  ['Cash Price'],
  ['Cash Price Discount %'],
  ['% Off IDEX List'],
  ['Asking Price Per Carat For Pair'],
  // IDEX has a column without any content, named so.
  ['[EMPTY FIELD]'],
];
