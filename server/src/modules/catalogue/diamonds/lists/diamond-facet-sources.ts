import { sql } from 'kysely';
import {
  ColorCategory,
  clarities,
  colors,
  cuts,
  fancyIntensities,
  fluorescences,
  laboratories,
  polishes,
  type ReferenceList,
  shapes,
  symmetries,
} from '../../../reference-data/index.ts';
import { StockStatus } from '../../stock/fields/stock-status.ts';
import { coarsely, type FacetSource, type KnownOption, type OptionSource } from '../../stock/lists/facet-counts.ts';
import type { DiamondAttribute, ViewerSql } from './diamond-attributes.ts';
import { DiamondCollection } from './diamond-collection.ts';
import { DiamondFacetField } from './diamond-facet-field.ts';
import type { DiamondFilterField } from './diamond-filter.ts';

type Common = {
  readonly attribute: DiamondAttribute;
  readonly lifts: DiamondFilterField;
};
type Options = Common & OptionSource;
type Range = Common & { readonly kind: 'range'; readonly isCoarse?: boolean };

/** What a facet of stones counts. */
export type DiamondFacetSource = FacetSource & { readonly field: DiamondFacetField };

const options = (attribute: DiamondAttribute, lifts: DiamondFilterField, known: readonly KnownOption[]): Options => ({
  kind: 'options',
  attribute,
  lifts,
  known,
});

const graded = (attribute: DiamondAttribute, lifts: DiamondFilterField, { values }: ReferenceList): Options =>
  options(
    attribute,
    lifts,
    values.map(({ id, label }) => ({ stored: String(id), value: String(id), label })),
  );

const texts = (attribute: DiamondAttribute, lifts: DiamondFilterField, known: readonly string[] = []): Options => ({
  ...options(
    attribute,
    lifts,
    known.map((text) => ({ stored: text, value: text, label: text })),
  ),
  isOpen: true,
});

const yesOrNo: readonly KnownOption[] = [
  { stored: 'true', value: 'true', label: 'Yes' },
  { stored: 'false', value: 'false', label: 'No' },
];
const flag = (attribute: DiamondAttribute & DiamondFilterField): Options => options(attribute, attribute, yesOrNo);

/** Options of an enum: the filter takes its names. `SALT_AND_PEPPER` is labelled `Salt and pepper`. */
const named = (values: Readonly<Record<string, string | number>>): KnownOption[] =>
  Object.entries(values)
    .filter(([name]) => Number.isNaN(Number(name)))
    .map(([name, stored]) => {
      const words = name.toLowerCase().replaceAll('_', ' ');
      return { stored: String(stored), value: name, label: words.charAt(0).toUpperCase() + words.slice(1) };
    });

const range = (attribute: DiamondAttribute, lifts: DiamondFilterField): Range => ({ kind: 'range', attribute, lifts });
const amounts = (attribute: DiamondAttribute, lifts: DiamondFilterField): Range => ({
  ...range(attribute, lifts),
  isCoarse: true,
});

const sources: Record<DiamondFacetField, Options | Range> = {
  COLLECTION: { ...options('collections', 'collection', named(DiamondCollection)), isJoined: true },
  SHAPE: graded('shapeId', 'shapeIds', shapes),
  COLOR: graded('colorId', 'colorIds', colors),
  COLOR_CATEGORY: options('colorCategory', 'colorCategories', named(ColorCategory)),
  CLARITY: graded('clarityId', 'clarityIds', clarities),
  CUT: graded('cutId', 'cutIds', cuts),
  POLISH: graded('polishId', 'polishIds', polishes),
  SYMMETRY: graded('symmetryId', 'symmetryIds', symmetries),
  FLUORESCENCE: graded('fluorescenceId', 'fluorescenceIds', fluorescences),
  LABORATORY: graded('laboratoryId', 'laboratoryIds', laboratories),
  FANCY_INTENSITY: texts(
    'fancyIntensity',
    'fancyIntensities',
    fancyIntensities.values.map(({ label }) => label),
  ),
  OVERTONE: texts('overtone', 'overtones'),
  FLUORESCENCE_COLOR: texts('fluorescenceColor', 'fluorescenceColors'),
  COLOR_SHADE: texts('colorShade', 'colorShades'),
  MILKY: texts('milky', 'milky'),
  EYE_CLEAN: texts('eyeClean', 'eyeClean'),
  TREATMENT: texts('treatment', 'treatments'),
  GIRDLE: texts('girdle', 'girdles'),
  CULET_SIZE: texts('culetSize', 'culetSizes'),
  TRADE_SHOW: texts('tradeShow', 'tradeShows'),
  STATUS: options('status', 'statuses', named(StockStatus)),
  CARATS: range('carats', 'carats'),
  PRICE_PER_CARAT: amounts('perCarat', 'pricePerCarat'),
  TOTAL_PRICE: amounts('totalPrice', 'totalPrice'),
  RAP_PRICE: amounts('rapPrice', 'rapPrice'),
  DISCOUNT: range('discount', 'discount'),
  DEPTH_PERCENT: range('depthPercent', 'depthPercent'),
  TABLE_PERCENT: range('tablePercent', 'tablePercent'),
  CROWN_ANGLE: range('crownAngle', 'crownAngle'),
  CROWN_HEIGHT: range('crownHeight', 'crownHeight'),
  LENGTH: range('length', 'length'),
  WIDTH: range('width', 'width'),
  HEIGHT: range('height', 'height'),
  PARCEL_STONES: range('parcelStones', 'parcelStones'),
  IS_LAB_GROWN: flag('isLabGrown'),
  IS_PAIR: flag('isPair'),
  IS_MATCHING_PAIR: flag('isMatchingPair'),
  IS_LINE: flag('isLine'),
  IS_SNP: flag('isSnP'),
  HAS_IMAGE: flag('hasImage'),
  HAS_3D: flag('has3d'),
  HAS_REPORT: flag('hasReport'),
  IS_ACTIVE: flag('isActive'),
  VENDOR: texts('vendor', 'vendors'),
};

/** Sources of the wanted facets. Throws FORBIDDEN for a field that is not for the viewer. */
export const facetSources = (fields: readonly DiamondFacetField[], eyes: ViewerSql): DiamondFacetSource[] =>
  [...new Set(fields)].map((field) => {
    if (field === DiamondFacetField.IS_ACTIVE) eyes.requireAdministrator();
    const source = sources[field];
    const value = eyes.read(source.attribute);
    if (source.kind === 'range')
      return { ...source, field, ...(source.isCoarse ? coarsely(value) : { value, exact: null }) };
    return { ...source, field, value: source.isJoined ? sql`array_to_string(${value}, ',')` : value, exact: null };
  });
