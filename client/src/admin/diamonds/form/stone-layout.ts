import type { GradingListsQuery } from '../../../graphql/generated/graphql';
import type { StoneFieldName } from './stone-schema';

type GradingLists = NonNullable<GradingListsQuery['referenceLists']>;

/** Names of the reference lists that a field can be chosen from. */
export type GradingList = Exclude<keyof GradingLists, '__typename'>;

/** How a field is entered, and how much of the row it takes of six parts. */
export type StoneField = {
  readonly name: StoneFieldName;
  readonly label: string;
  readonly isRequired?: boolean;
} & (
  | { readonly kind: 'text' | 'longText' | 'flag' | 'day' | 'price' }
  | { readonly kind: 'number'; readonly unit?: string }
  | { readonly kind: 'grade'; readonly list: GradingList }
);

interface StoneSection {
  readonly title: string;
  readonly fields: readonly StoneField[];
}

/** Every field of a stone, in the sections and the order in which they are entered. */
export const stoneSections: readonly StoneSection[] = [
  {
    title: 'Identity',
    fields: [
      { name: 'stockNumber', label: 'Stock number', kind: 'text', isRequired: true },
      { name: 'vendor', label: 'Vendor', kind: 'text' },
      { name: 'shapeId', label: 'Shape', kind: 'grade', list: 'shapes', isRequired: true },
      { name: 'carats', label: 'Weight', kind: 'number', unit: 'ct', isRequired: true },
      { name: 'isActive', label: 'Active', kind: 'flag' },
      { name: 'showToAll', label: 'Shown to visitors', kind: 'flag' },
      { name: 'isLabGrown', label: 'Lab grown', kind: 'flag' },
      { name: 'isSnP', label: 'Salt and pepper', kind: 'flag' },
    ],
  },
  {
    title: 'Price',
    fields: [
      { name: 'pricePerCarat', label: 'Price per carat', kind: 'price' },
      { name: 'rapPrice', label: 'Rap price per carat', kind: 'number', unit: '$' },
    ],
  },
  {
    title: 'Grades',
    fields: [
      { name: 'colorId', label: 'Colour', kind: 'grade', list: 'colors' },
      { name: 'clarityId', label: 'Clarity', kind: 'grade', list: 'clarities' },
      { name: 'cutId', label: 'Cut', kind: 'grade', list: 'cuts' },
      { name: 'polishId', label: 'Polish', kind: 'grade', list: 'polishes' },
      { name: 'symmetryId', label: 'Symmetry', kind: 'grade', list: 'symmetries' },
      { name: 'fluorescenceId', label: 'Fluorescence', kind: 'grade', list: 'fluorescences' },
      { name: 'fancyIntensityId', label: 'Fancy intensity', kind: 'grade', list: 'fancyIntensities' },
      { name: 'overtone', label: 'Overtone', kind: 'text' },
      { name: 'fluorescenceColor', label: 'Fluorescence colour', kind: 'text' },
      { name: 'fluorescenceText', label: 'Fluorescence as reported', kind: 'text' },
      { name: 'colorShade', label: 'Shade', kind: 'text' },
      { name: 'milky', label: 'Milkiness', kind: 'text' },
      { name: 'eyeClean', label: 'Eye clean', kind: 'text' },
      { name: 'treatment', label: 'Treatment', kind: 'text' },
    ],
  },
  {
    title: 'Report',
    fields: [
      { name: 'laboratoryId', label: 'Laboratory', kind: 'grade', list: 'laboratories' },
      { name: 'certificateNo', label: 'Report number', kind: 'text' },
      { name: 'certificateUrl', label: 'Address of the report', kind: 'longText' },
    ],
  },
  {
    title: 'Proportions',
    fields: [
      { name: 'length', label: 'Length', kind: 'number', unit: 'mm' },
      { name: 'width', label: 'Width', kind: 'number', unit: 'mm' },
      { name: 'height', label: 'Height', kind: 'number', unit: 'mm' },
      { name: 'depthPercent', label: 'Depth', kind: 'number', unit: '%' },
      { name: 'tablePercent', label: 'Table', kind: 'number', unit: '%' },
      { name: 'crownAngle', label: 'Crown angle', kind: 'number', unit: '°' },
      { name: 'crownHeight', label: 'Crown height', kind: 'number', unit: '%' },
      { name: 'girdle', label: 'Girdle', kind: 'text' },
      { name: 'culetSize', label: 'Culet', kind: 'text' },
    ],
  },
  {
    title: 'Pictures',
    fields: [
      { name: 'imageUrl', label: 'Picture', kind: 'longText' },
      { name: 'pic2', label: 'Second picture', kind: 'longText' },
      { name: 'pic3', label: 'Third picture', kind: 'longText' },
      { name: 'pic4', label: 'Fourth picture', kind: 'longText' },
      { name: 'image3d', label: '360° view', kind: 'longText' },
      { name: 'setImage', label: 'Picture of the set', kind: 'longText' },
      { name: 'set3D', label: '360° view of the set', kind: 'longText' },
    ],
  },
  {
    title: 'Pairs, lines and parcels',
    fields: [
      { name: 'isPair', label: 'Pair', kind: 'flag' },
      { name: 'isMatchingPair', label: 'Matching pair', kind: 'flag' },
      { name: 'isLine', label: 'Of a line set', kind: 'flag' },
      { name: 'lineSet', label: 'Line set', kind: 'text' },
      { name: 'lineSetColor', label: 'Colour of the set', kind: 'text' },
      { name: 'lineSetClarity', label: 'Clarity of the set', kind: 'text' },
      { name: 'parcelStones', label: 'Stones in the parcel', kind: 'number', isRequired: true },
    ],
  },
  {
    title: 'Memo',
    fields: [
      { name: 'memoAccount', label: 'Account', kind: 'text' },
      { name: 'memoNo', label: 'Memo number', kind: 'text' },
      { name: 'memoDate', label: 'Date', kind: 'day' },
      { name: 'memoPricePerCarat', label: 'Price per carat', kind: 'number', unit: '$' },
      { name: 'memoTotalPrice', label: 'Total price', kind: 'number', unit: '$' },
      { name: 'memoRap', label: 'Against Rap', kind: 'number', unit: '%' },
    ],
  },
  {
    title: 'Trade',
    fields: [
      { name: 'tradeShow', label: 'Trade show', kind: 'text' },
      { name: 'comment', label: 'Comment', kind: 'longText' },
    ],
  },
];
