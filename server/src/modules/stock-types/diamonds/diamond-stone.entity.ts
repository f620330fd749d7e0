import * as lists from '../../reference-data/index.ts';
import { headers, Stock, StockRecord } from '../../stock/fields/index.ts';
import { link, reference, stockNumber } from '../../stock/values/index.ts';
import * as value from './diamond-values.ts';

const report = { partOf: 'report', section: 'Report' } as const;

/**
 * Options for fields with the report's original wording. REST and files contain this wording, and GraphQL returns the
 * interpreted value.
 */
const wordsOnly = { output: false, filter: false, facet: false, input: false } as const;

/** Fields for a diamond's identity, grades and report. Decimals are exact strings. */
export abstract class DiamondStone extends StockRecord {
  @Stock(stockNumber(), 'Stock number, unique, at most 64 characters.', {
    label: 'Stock number',
    shortLabel: 'Stock #',
    presence: 'required',
    isUnique: true,
    column: 'stock_id',
    heading: 'stockId',
    rest: 'stockId',
    filter: 'stockNumbers',
    facet: false,
    columns: headers(
      'Stock # | Stone ID | Stock | Stock Num | Stock Number | ReferenceNum | ReferenceNumber | VenderStockNumber | VendorStockNumber | Supplier Stock Ref',
    ),
    // A platform's lot number is used only if the vendor's stock number is missing.
    fallbacks: headers('Lot # | Lot Number | Lot Name | Item ID | Item ID # | RapNet Lot #'),
  })
  stockNumber!: string;

  @Stock(
    value.carats(),
    'Weight in carats. For a parcel, the weight of the stones that are not in open orders; administrators see all.',
    {
      label: 'Weight',
      shortLabel: 'Carat',
      section: 'Identity',
      presence: 'required',
      columns: headers('Weight | Carat | CaratSize | CaratWeight | Carat Weight | Ct | Cts | CtSize | CtWeight'),
    },
  )
  carats!: string;

  @Stock(
    reference(lists.shapes, () => lists.ShapeType),
    'Shape. Sort order: most traded shapes first.',
    {
      section: 'Identity',
      presence: 'required',
      columns: headers('Shape | Shp | Cut (Shape)'),
    },
  )
  shapeId!: number;

  @Stock(
    reference(lists.colors, () => lists.ColorType),
    'Color: white D to Z, black, or a fancy hue. Null if not graded.',
    {
      columns: headers('Color | Colr | Colour | Col'),
    },
  )
  colorId: number | null = null;

  @Stock(
    reference(lists.clarities, () => lists.ClarityType),
    'Clarity grade. Null if not graded.',
    {
      columns: headers('Clarity | Clar | Clearity | Purity'),
    },
  )
  clarityId: number | null = null;

  @Stock(
    reference(lists.cuts, () => lists.CutGradeType),
    'Cut grade. Null if not graded.',
    {
      columns: headers('Cut Grade | Make | Make (Cut Grade)'),
    },
  )
  cutId: number | null = null;

  @Stock(
    reference(lists.polishes, () => lists.PolishGradeType),
    'Polish grade. Null if not graded.',
    {
      columns: headers('Polish | Pol'),
      fallbacks: headers('Finish'),
    },
  )
  polishId: number | null = null;

  @Stock(
    reference(lists.symmetries, () => lists.SymmetryGradeType),
    'Symmetry grade. Null if not graded.',
    {
      shortLabel: 'Symm.',
      columns: headers('Symmetry | Sym | Symetry | Symm'),
    },
  )
  symmetryId: number | null = null;

  @Stock(
    reference(lists.fluorescences, () => lists.FluorescenceGradeType),
    'Fluorescence intensity. Null if not graded.',
    {
      shortLabel: 'Fluor.',
      rest: 'fluorId',
      columns: headers(
        'fluorId | Fluorescence Intensity | Fluorescence | Fluor | Fluor Intensity | Fluo Intensity | Flr | FlrIntensity | FL | FLS',
      ),
    },
  )
  fluorescenceId: number | null = null;

  @Stock(
    reference(lists.laboratories, () => lists.LaboratoryType),
    'Laboratory that issued the report. Null if not set.',
    {
      ...report,
      shortLabel: 'Lab',
      rest: 'labId',
      columns: headers('labId | Lab | Laboratory | Grading Lab | Cert Type | Certificate Type'),
    },
  )
  laboratoryId: number | null = null;

  @Stock(value.reportNumber(), 'Report number.', {
    ...report,
    label: 'Report number',
    shortLabel: 'Report #',
    output: 'number',
    filter: 'reportNumbers',
    facet: false,
    constant: 'REPORT_NUMBER',
    columns: headers(
      'Certificate # | Report # | Cert # | Cert Num | CertID | CertificateID | CertificateNum | Certificate Number | Report Number | CmPub | Lab Number',
    ),
  })
  certificateNo: string | null = null;

  @Stock(link(), 'URL of the report.', {
    ...report,
    label: 'Report URL',
    output: 'url',
    columns: headers(
      'Certificate Url | Certificate Path | CertificatePdf | CertFile | CertificateFile | CertificateImage | CertImage | Certificate Filename | CertFilename | Report Filename',
    ),
    fallbacks: headers('Online Report URL | Online Report | File'),
  })
  certificateUrl: string | null = null;

  @Stock(value.freeText(), 'Fancy color intensity as worded in the report.', {
    ...wordsOnly,
    label: 'Fancy intensity as reported',
    section: 'Grades',
    columns: headers('Fancy Color Intensity | Fancy Intensity | FC-Intensity | Natural Fancy Color Intensity'),
  })
  fancyIntensity: string | null = null;

  /** Also null if the report's wording matches no value in the reference list. */
  @Stock(
    reference(lists.fancyIntensities, () => lists.FancyIntensityType),
    'Fancy color intensity.',
    { column: false, isGiven: true, rest: false, shortLabel: 'Intensity' },
  )
  get fancyIntensityId(): number | null {
    return lists.fancyIntensities.find(this.fancyIntensity ?? '')?.id ?? null;
  }
  set fancyIntensityId(id: number | null) {
    this.fancyIntensity = id === null ? null : (lists.fancyIntensities.byId.get(id)?.label ?? null);
  }

  @Stock(value.freeText(), 'Secondary hue of a fancy color.', {
    section: 'Grades',
    filter: 'overtones',
    columns: headers(
      'Fancy Color Overtone | FancyColorOvertones | Fancy Overtone | FC-Overtone | Natural Fancy Color Overtone | Color Overtone #1',
    ),
  })
  overtone: string | null = null;

  @Stock(value.freeText(), 'Tinge of a white color, such as brown or green.', {
    label: 'Shade',
    section: 'Grades',
    filter: 'colorShades',
    columns: headers('Shade | Brown Shade'),
    fallbacks: headers('Tinge'),
  })
  colorShade: string | null = null;

  @Stock(value.freeText(), 'Fluorescence as worded in the report.', {
    label: 'Fluorescence as reported',
    section: 'Grades',
    rest: 'fluorescence',
  })
  fluorescenceText: string | null = null;

  @Stock(value.freeText(), 'Color of the fluorescence.', {
    shortLabel: 'Fluor. colour',
    section: 'Grades',
    filter: 'fluorescenceColors',
    columns: headers('Fluorescence Color | Fluor Color | Fluo Color | FlrColor'),
  })
  fluorescenceColor: string | null = null;

  @Stock(value.freeText(), 'Degree of milkiness.', {
    label: 'Milkiness',
    shortLabel: 'Milky',
    section: 'Grades',
    filter: 'milky',
    fallbacks: headers('Cloudy | Luster'),
  })
  milky: string | null = null;

  @Stock(value.freeText(), 'Eye cleanliness: whether inclusions are visible to the naked eye.', {
    section: 'Grades',
    filter: 'eyeClean',
    columns: headers('EC'),
  })
  eyeClean: string | null = null;

  @Stock(value.freeText(), 'Treatment, such as laser drilled or HPHT.', {
    section: 'Grades',
    filter: 'treatments',
    columns: headers('Treatments'),
    fallbacks: headers('Enhancement | Enhancements | Enhance'),
  })
  treatment: string | null = null;

  @Stock(value.freeText({ max: 5_000 }), 'Public remarks.', {
    columns: headers('Comments | Member Comment | Member Comments | Remarks'),
  })
  comment: string | null = null;
}
