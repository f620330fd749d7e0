import type { Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import * as lists from '../../reference-data/index.ts';
import { headers, Stock } from '../stock/fields/stock-field.ts';
import { StockRecord } from '../stock/fields/stock-item.entity.ts';
import { link, reference, stockNumber } from '../stock/fields/stock-values.ts';
import * as value from './diamond-values.ts';

const searchedColumns = [
  ...['certificate_no', 'comment', 'fancy_intensity', 'overtone', 'color_shade', 'fluorescence_text'],
  ...['fluorescence_color', 'milky', 'treatment', 'trade_show', 'line_set'],
];
const searchText = `lower(${['stock_id', ...searchedColumns.map((column) => `coalesce(${column}, '')`)].join(" || ' ' || ")}) stored`;

/** Not shown as such: lists are narrowed and divided by it. Its SQL is in `diamond.stock.ts`. */
const asked = { column: false, presence: 'made', output: false, rest: false } as const;
const report = { partOf: 'report' } as const;
const proportions = { partOf: 'proportions' } as const;

/** REST and files have the words, GraphQL what they mean. */
const wordsOnly = { output: false, filter: false, facet: false, input: false } as const;

/** What a stone is, and what its report says. Decimals are exact strings. */
export abstract class DiamondStone extends StockRecord {
  @Stock(stockNumber(), "The house's own number: unique, at most 64 characters.", {
    presence: 'required',
    isUnique: true,
    column: 'stock_id',
    heading: 'stockId',
    rest: 'stockId',
    filter: 'stockNumbers',
    facet: false,
    columns: headers(
      'Stock # | Stock | Stock Num | Stock Number | ReferenceNum | ReferenceNumber | VenderStockNumber | VendorStockNumber | Supplier Stock Ref',
    ),
    // A platform's own number counts only where the vendor's is missing.
    fallbacks: headers('Lot # | Lot Number | Lot Name | Item ID | Item ID # | RapNet Lot #'),
  })
  stockNumber!: string;

  @Stock(
    value.carats(),
    'Weight in carats. Of a parcel: all its stones that no open order has; for administrators all of them.',
    {
      presence: 'required',
      columns: headers('Weight | Carat | CaratSize | CaratWeight | Carat Weight | Ct | Cts | CtSize | CtWeight'),
    },
  )
  carats!: string;

  @Stock(
    reference(lists.shapes, () => lists.ShapeType),
    'Outline. Sorts put the most traded first.',
    {
      presence: 'required',
      columns: headers('Shape | Shp | Cut (Shape)'),
    },
  )
  shapeId!: number;

  @Stock(
    reference(lists.colors, () => lists.ColorType),
    'Colour: white D to Z, black, fancy hues. Null: not graded.',
    {
      columns: headers('Color | Colr | Colour | Col'),
    },
  )
  colorId: number | null = null;

  @Stock(
    reference(lists.clarities, () => lists.ClarityType),
    'Clarity grade. Null: not graded.',
    {
      columns: headers('Clarity | Clar | Clearity | Purity'),
    },
  )
  clarityId: number | null = null;

  @Stock(
    reference(lists.cuts, () => lists.CutGradeType),
    'Cut grade. Null: not graded.',
    {
      columns: headers('Cut Grade | Make | Make (Cut Grade)'),
    },
  )
  cutId: number | null = null;

  @Stock(
    reference(lists.polishes, () => lists.PolishGradeType),
    'Polish grade. Null: not graded.',
    {
      columns: headers('Polish | Pol'),
      fallbacks: headers('Finish'),
    },
  )
  polishId: number | null = null;

  @Stock(
    reference(lists.symmetries, () => lists.SymmetryGradeType),
    'Symmetry grade. Null: not graded.',
    {
      columns: headers('Symmetry | Sym | Symetry | Symm'),
    },
  )
  symmetryId: number | null = null;

  @Stock(
    reference(lists.fluorescences, () => lists.FluorescenceGradeType),
    'Strength of fluorescence. Null: not graded.',
    {
      rest: 'fluorId',
      columns: headers(
        'fluorId | Fluorescence Intensity | Fluorescence | Fluor | Fluor Intensity | Fluo Intensity | Flr | FlrIntensity | FL | FLS',
      ),
    },
  )
  fluorescenceId: number | null = null;

  @Stock(
    reference(lists.laboratories, () => lists.LaboratoryType),
    'Laboratory that graded the stone.',
    {
      ...report,
      rest: 'labId',
      columns: headers('labId | Lab | Laboratory | Grading Lab | Cert Type | Certificate Type'),
    },
  )
  laboratoryId: number | null = null;

  @Stock(value.reportNumber(), 'Number of the report, as text.', {
    ...report,
    output: 'number',
    filter: 'reportNumbers',
    facet: false,
    constant: 'REPORT_NUMBER',
    columns: headers(
      'Certificate # | Report # | Cert # | Cert Num | CertID | CertificateID | CertificateNum | Certificate Number | Report Number | CmPub | Lab Number',
    ),
  })
  certificateNo: string | null = null;

  @Stock(link(), 'Address at which the report can be read.', {
    ...report,
    output: 'url',
    columns: headers(
      'Certificate Url | Certificate Path | CertificatePdf | CertFile | CertificateFile | CertificateImage | CertImage | Certificate Filename | CertFilename | Report Filename',
    ),
    fallbacks: headers('Online Report URL | Online Report | File'),
  })
  certificateUrl: string | null = null;

  @Stock(value.words(), 'Strength of a fancy colour, as the report words it.', {
    ...wordsOnly,
    columns: headers('Fancy Color Intensity | Fancy Intensity | FC-Intensity | Natural Fancy Color Intensity'),
  })
  fancyIntensity: string | null = null;

  /** Null also for words of a report that mean none of the list. */
  @Stock(
    reference(lists.fancyIntensities, () => lists.FancyIntensityType),
    'Strength of a fancy colour.',
    { column: false, isGiven: true, rest: false },
  )
  get fancyIntensityId(): number | null {
    return lists.fancyIntensities.find(this.fancyIntensity ?? '')?.id ?? null;
  }
  set fancyIntensityId(id: number | null) {
    this.fancyIntensity = id === null ? null : (lists.fancyIntensities.byId.get(id)?.label ?? null);
  }

  @Stock(value.words(), 'Second hue of a fancy colour.', {
    filter: 'overtones',
    columns: headers(
      'Fancy Color Overtone | FancyColorOvertones | Fancy Overtone | FC-Overtone | Natural Fancy Color Overtone | Color Overtone #1',
    ),
  })
  overtone: string | null = null;

  @Stock(value.words(), 'Tinge, such as brown or green.', {
    filter: 'colorShades',
    columns: headers('Shade | Brown Shade'),
    fallbacks: headers('Tinge'),
  })
  colorShade: string | null = null;

  @Stock(value.words(), 'Fluorescence as the report words it.', { rest: 'fluorescence' })
  fluorescenceText: string | null = null;

  @Stock(value.words(), 'Colour in which the stone fluoresces.', {
    filter: 'fluorescenceColors',
    columns: headers('Fluorescence Color | Fluor Color | Fluo Color | FlrColor'),
  })
  fluorescenceColor: string | null = null;

  @Stock(value.words(), 'Degree of milkiness.', { filter: 'milky', fallbacks: headers('Cloudy | Luster') })
  milky: string | null = null;

  @Stock(value.words(), 'Whether inclusions can be seen with the naked eye.', {
    filter: 'eyeClean',
    columns: headers('EC'),
  })
  eyeClean: string | null = null;

  @Stock(value.words(), 'Treatment, such as laser drilled or HPHT.', {
    filter: 'treatments',
    columns: headers('Treatments'),
    fallbacks: headers('Enhancement | Enhancements | Enhance'),
  })
  treatment: string | null = null;

  @Stock(value.words({ max: 5_000 }), 'Remarks for everybody who sees the stone.', {
    columns: headers('Comments | Member Comment | Member Comments | Remarks'),
  })
  comment: string | null = null;

  @Stock(value.measure(1_000), 'Length in millimetres.', {
    ...proportions,
    columns: headers('Measurements Length | MeasLength'),
  })
  length: number | null = null;

  @Stock(value.measure(1_000), 'Width in millimetres.', {
    ...proportions,
    columns: headers('Measurements Width | MeasWidth'),
  })
  width: number | null = null;

  @Stock(value.measure(1_000), 'Height in millimetres, table to culet.', {
    ...proportions,
    columns: headers('Measurements Depth | Measurements Height | MeasDepth | MeasHeight'),
  })
  height: number | null = null;

  @Stock(value.measure(100), 'Height in percent of the diameter.', {
    ...proportions,
    columns: headers('Depth % | DepthPct | Total Depth %'),
  })
  depthPercent: number | null = null;

  @Stock(value.measure(100), 'Table in percent of the diameter.', {
    ...proportions,
    columns: headers('Table % | Table | TablePct | Tbl'),
  })
  tablePercent: number | null = null;

  @Stock(value.measure(90), 'Crown angle in degrees.', proportions)
  crownAngle: number | null = null;

  @Stock(value.measure(100), 'Crown height in percent of the diameter.', {
    ...proportions,
    columns: headers('Crown % | CrownPct'),
    fallbacks: headers('Crown'),
  })
  crownHeight: number | null = null;

  @Stock(value.words(), 'Thickness of the girdle, the edge of the stone.', {
    ...proportions,
    filter: 'girdles',
    columns: headers('Girdle (From / To)'),
  })
  girdle: string | null = null;

  @Stock(value.culet(), 'Size of the culet, the bottom point of the stone.', {
    ...proportions,
    filter: 'culetSizes',
    columns: headers('Culet | CuletGrade | Cullet'),
    fallbacks: headers('Culet Condition'),
  })
  culetSize: string | null = null;

  @Stock(value.flag(), 'Grown in a laboratory.', { default: false, columns: headers('Lab Grown') })
  isLabGrown: boolean & Opt = false;

  @Stock(value.flag(), 'Salt and pepper.', {
    default: false,
    column: 'is_snp',
    constant: 'IS_SNP',
    columns: headers('SnP | Salt and Pepper'),
  })
  isSnP: boolean & Opt = false;

  @Stock(value.colorCategory(), 'White, black or fancy.', { ...asked, filter: 'colorCategories' })
  readonly colorCategory!: lists.ColorCategory & Opt;

  @Stock(value.flag(), 'Whether there is a report number.', asked)
  readonly hasReport!: boolean & Opt;

  /** What the search looks through: descriptive texts that everybody may read, in lower case. */
  @Property({ type: 'text', lazy: true, generated: searchText })
  readonly searchText!: string & Opt;

  /** Columns of a supplier's file for which there is no field: header → cell. */
  @Property({ type: 'json', defaultRaw: `'{}'` }) extras: Record<string, string> & Opt = {};
}
