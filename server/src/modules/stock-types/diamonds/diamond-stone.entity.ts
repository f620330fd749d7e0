import * as lists from '../../reference-data/index.ts';
import { headers, Stock, StockRecord } from '../../stock/fields/index.ts';
import { link, reference, stockNumber } from '../../stock/values/index.ts';
import * as value from './diamond-values.ts';

const report = { partOf: 'report', section: 'Report' } as const;

/** REST and files have the words, GraphQL what they mean. */
const wordsOnly = { output: false, filter: false, facet: false, input: false } as const;

/** What a stone is, and what its report says. Decimals are exact strings. */
export abstract class DiamondStone extends StockRecord {
  @Stock(stockNumber(), "The house's own number: unique, at most 64 characters.", {
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
    // A platform's own number counts only where the vendor's is missing.
    fallbacks: headers('Lot # | Lot Number | Lot Name | Item ID | Item ID # | RapNet Lot #'),
  })
  stockNumber!: string;

  @Stock(
    value.carats(),
    'Weight in carats. Of a parcel: all its stones that no open order has; for administrators all of them.',
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
    'Outline. Sorts put the most traded first.',
    {
      section: 'Identity',
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
      shortLabel: 'Symm.',
      columns: headers('Symmetry | Sym | Symetry | Symm'),
    },
  )
  symmetryId: number | null = null;

  @Stock(
    reference(lists.fluorescences, () => lists.FluorescenceGradeType),
    'Strength of fluorescence. Null: not graded.',
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
    'Laboratory that graded the stone.',
    {
      ...report,
      shortLabel: 'Lab',
      rest: 'labId',
      columns: headers('labId | Lab | Laboratory | Grading Lab | Cert Type | Certificate Type'),
    },
  )
  laboratoryId: number | null = null;

  @Stock(value.reportNumber(), 'Number of the report, as text.', {
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

  @Stock(link(), 'Address at which the report can be read.', {
    ...report,
    label: 'Address of the report',
    output: 'url',
    columns: headers(
      'Certificate Url | Certificate Path | CertificatePdf | CertFile | CertificateFile | CertificateImage | CertImage | Certificate Filename | CertFilename | Report Filename',
    ),
    fallbacks: headers('Online Report URL | Online Report | File'),
  })
  certificateUrl: string | null = null;

  @Stock(value.words(), 'Strength of a fancy colour, as the report words it.', {
    ...wordsOnly,
    label: 'Fancy intensity as reported',
    section: 'Grades',
    columns: headers('Fancy Color Intensity | Fancy Intensity | FC-Intensity | Natural Fancy Color Intensity'),
  })
  fancyIntensity: string | null = null;

  /** Null also for words of a report that mean none of the list. */
  @Stock(
    reference(lists.fancyIntensities, () => lists.FancyIntensityType),
    'Strength of a fancy colour.',
    { column: false, isGiven: true, rest: false, shortLabel: 'Intensity' },
  )
  get fancyIntensityId(): number | null {
    return lists.fancyIntensities.find(this.fancyIntensity ?? '')?.id ?? null;
  }
  set fancyIntensityId(id: number | null) {
    this.fancyIntensity = id === null ? null : (lists.fancyIntensities.byId.get(id)?.label ?? null);
  }

  @Stock(value.words(), 'Second hue of a fancy colour.', {
    section: 'Grades',
    filter: 'overtones',
    columns: headers(
      'Fancy Color Overtone | FancyColorOvertones | Fancy Overtone | FC-Overtone | Natural Fancy Color Overtone | Color Overtone #1',
    ),
  })
  overtone: string | null = null;

  @Stock(value.words(), 'Tinge, such as brown or green.', {
    label: 'Shade',
    section: 'Grades',
    filter: 'colorShades',
    columns: headers('Shade | Brown Shade'),
    fallbacks: headers('Tinge'),
  })
  colorShade: string | null = null;

  @Stock(value.words(), 'Fluorescence as the report words it.', {
    label: 'Fluorescence as reported',
    section: 'Grades',
    rest: 'fluorescence',
  })
  fluorescenceText: string | null = null;

  @Stock(value.words(), 'Colour in which the stone fluoresces.', {
    shortLabel: 'Fluor. colour',
    section: 'Grades',
    filter: 'fluorescenceColors',
    columns: headers('Fluorescence Color | Fluor Color | Fluo Color | FlrColor'),
  })
  fluorescenceColor: string | null = null;

  @Stock(value.words(), 'Degree of milkiness.', {
    label: 'Milkiness',
    shortLabel: 'Milky',
    section: 'Grades',
    filter: 'milky',
    fallbacks: headers('Cloudy | Luster'),
  })
  milky: string | null = null;

  @Stock(value.words(), 'Whether inclusions can be seen with the naked eye.', {
    section: 'Grades',
    filter: 'eyeClean',
    columns: headers('EC'),
  })
  eyeClean: string | null = null;

  @Stock(value.words(), 'Treatment, such as laser drilled or HPHT.', {
    section: 'Grades',
    filter: 'treatments',
    columns: headers('Treatments'),
    fallbacks: headers('Enhancement | Enhancements | Enhance'),
  })
  treatment: string | null = null;

  @Stock(value.words({ max: 5_000 }), 'Remarks for everybody who sees the stone.', {
    columns: headers('Comments | Member Comment | Member Comments | Remarks'),
  })
  comment: string | null = null;
}
