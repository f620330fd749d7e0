import type { Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import type { ColorCategory } from '../../reference-data/index.ts';
import { headers, Stock } from '../../stock/fields/index.ts';
import { DiamondStone } from './diamond-stone.entity.ts';
import * as value from './diamond-values.ts';

const searchedColumns = [
  ...['certificate_no', 'comment', 'fancy_intensity', 'overtone', 'color_shade', 'fluorescence_text'],
  ...['fluorescence_color', 'milky', 'treatment', 'trade_show', 'line_set'],
];
const searchText = `lower(${['stock_id', ...searchedColumns.map((column) => `coalesce(${column}, '')`)].join(" || ' ' || ")}) stored`;

/** Options for fields that are used only in filters and facets, not returned. Their SQL is in `diamond.stock.ts`. */
const filterOnly = { column: false, presence: 'made', output: false, rest: false } as const;
const proportions = { partOf: 'proportions', section: 'Proportions' } as const;

/** Fields for a diamond's cut and origin, and its searchable text. */
export abstract class DiamondCut extends DiamondStone {
  @Stock(value.measure(1_000, 'mm'), 'Length in mm.', {
    ...proportions,
    columns: headers('Measurements Length | MeasLength'),
  })
  length: number | null = null;

  @Stock(value.measure(1_000, 'mm'), 'Width in mm.', {
    ...proportions,
    columns: headers('Measurements Width | MeasWidth'),
  })
  width: number | null = null;

  @Stock(value.measure(1_000, 'mm'), 'Height in mm, from table to culet.', {
    ...proportions,
    columns: headers('Measurements Depth | Measurements Height | MeasDepth | MeasHeight'),
  })
  height: number | null = null;

  @Stock(value.measure(100, '%'), 'Height in percent of the diameter.', {
    ...proportions,
    label: 'Depth',
    columns: headers('Depth % | DepthPct | Total Depth %'),
  })
  depthPercent: number | null = null;

  @Stock(value.measure(100, '%'), 'Table in percent of the diameter.', {
    ...proportions,
    label: 'Table',
    columns: headers('Table % | Table | TablePct | Tbl'),
  })
  tablePercent: number | null = null;

  @Stock(value.measure(90, '°'), 'Crown angle in degrees.', { ...proportions, shortLabel: 'Crown' })
  crownAngle: number | null = null;

  @Stock(value.measure(100, '%'), 'Crown height in percent of the diameter.', {
    ...proportions,
    shortLabel: 'Crown',
    columns: headers('Crown % | CrownPct'),
    fallbacks: headers('Crown'),
  })
  crownHeight: number | null = null;

  @Stock(value.freeText(), 'Thickness of the girdle.', {
    ...proportions,
    filter: 'girdles',
    columns: headers('Girdle (From / To)'),
  })
  girdle: string | null = null;

  @Stock(value.culet(), 'Size of the culet.', {
    ...proportions,
    label: 'Culet',
    filter: 'culetSizes',
    columns: headers('Culet | CuletGrade | Cullet'),
    fallbacks: headers('Culet Condition'),
  })
  culetSize: string | null = null;

  @Stock(value.flag(), 'Whether the diamond is lab grown.', {
    section: 'Identity',
    default: false,
    columns: headers('Lab Grown'),
  })
  isLabGrown: boolean & Opt = false;

  @Stock(value.flag(), 'Whether the diamond is salt and pepper.', {
    default: false,
    label: 'Salt and pepper',
    section: 'Identity',
    column: 'is_snp',
    constant: 'IS_SNP',
    columns: headers('SnP | Salt and Pepper'),
  })
  isSnP: boolean & Opt = false;

  @Stock(value.colorCategory(), 'Color category: white, black or fancy.', {
    ...filterOnly,
    section: 'Grades',
    filter: 'colorCategories',
  })
  readonly colorCategory!: ColorCategory & Opt;

  @Stock(value.flag(), 'Whether the diamond has a report number.', {
    ...filterOnly,
    label: 'With report',
    section: 'Report',
  })
  readonly hasReport!: boolean & Opt;

  /** Searchable text in lower case, composed of the descriptive fields that are public. */
  @Property({ type: 'text', lazy: true, generated: searchText })
  readonly searchText!: string & Opt;
}
