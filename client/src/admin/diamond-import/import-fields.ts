/** What a column of a diamond file can hold, by the name that profiles use, grouped as in the form of a stone. */
const groups = {
  Identity: {
    stockId: 'Stock number',
    shapeId: 'Shape',
    carats: 'Weight, ct',
    vendor: 'Vendor',
    status: 'Status',
    isActive: 'Active',
    showToAll: 'Shown to visitors',
    isLabGrown: 'Lab grown',
    growthType: 'Growth type (natural, CVD, HPHT)',
    isSnP: 'Salt and pepper',
    parcelStones: 'Stones in the parcel',
  },
  Price: {
    pricePerCarat: 'Price per carat',
    totalPrice: 'Total price',
    rapPrice: 'Rap price per carat',
    discount: 'Discount against Rap, % (−30 is 30 back)',
    discountBack: 'Discount back, % (30 is 30 back)',
  },
  Grades: {
    colorId: 'Colour',
    fancyColor: 'Fancy colour',
    fancyIntensity: 'Fancy intensity',
    overtone: 'Overtone',
    clarityId: 'Clarity',
    cutId: 'Cut grade',
    polishId: 'Polish',
    symmetryId: 'Symmetry',
    fluorescenceId: 'Fluorescence',
    fluorescenceColor: 'Fluorescence colour',
    fluorescenceText: 'Fluorescence as reported',
    colorShade: 'Shade',
    milky: 'Milkiness',
    eyeClean: 'Eye clean',
    treatment: 'Treatment',
  },
  Report: {
    laboratoryId: 'Laboratory',
    certificateNo: 'Report number',
    certificateUrl: 'Address of the report',
    certificateComment: 'Comment of the report',
  },
  Proportions: {
    measurements: 'Measurements (6.41 x 6.44 x 3.98)',
    length: 'Length, mm',
    width: 'Width, mm',
    height: 'Height, mm',
    depth: 'Depth, mm or %',
    depthPercent: 'Depth, %',
    tablePercent: 'Table, %',
    crownAngle: 'Crown angle, °',
    crownHeight: 'Crown height, %',
    girdle: 'Girdle',
    girdleThin: 'Girdle, thinnest',
    girdleThick: 'Girdle, thickest',
    girdlePercent: 'Girdle, %',
    girdleCondition: 'Girdle, condition',
    culetSize: 'Culet',
  },
  Pictures: {
    imageUrl: 'Picture',
    pic2: 'Second picture',
    pic3: 'Third picture',
    pic4: 'Fourth picture',
    image3d: '360° view',
    setImage: 'Picture of the set',
    set3D: '360° view of the set',
  },
  'Pairs and lines': {
    isPair: 'Pair',
    isMatchingPair: 'Matching pair',
    matchedPair: 'Matched pair',
    pairStockId: 'Stock number of the other stone',
    isSeparable: 'Pair can be separated',
    isLine: 'Of a line set',
    lineSet: 'Line set',
    lineSetColor: 'Colour of the set',
    lineSetClarity: 'Clarity of the set',
  },
  'Memo and trade': {
    memoAccount: 'Memo account',
    memoNo: 'Memo number',
    memoDate: 'Memo date',
    memoPricePerCarat: 'Memo price per carat',
    memoTotalPrice: 'Memo total price',
    memoRap: 'Memo against Rap, %',
    tradeShow: 'Trade show',
    comment: 'Comment',
  },
} as const satisfies Record<string, Record<string, string>>;

/** A field that a column can be read as. */
export interface ImportField {
  /** As profiles name it. */
  readonly name: string;
  readonly label: string;
}

/** Fields under the heading of their group. */
export interface ImportFieldGroup {
  readonly title: string;
  readonly fields: readonly ImportField[];
}

/** What a column can be read as. */
export const importFieldGroups: readonly ImportFieldGroup[] = Object.entries(groups).map(([title, fields]) => ({
  title,
  fields: Object.entries(fields).map(([name, label]) => ({ name, label })),
}));

const labels = new Map([
  ['extras', 'Extra attributes'],
  ...importFieldGroups.flatMap(({ fields }) => fields.map(({ name, label }): [string, string] => [name, label])),
]);

/** Fields whose values the server keeps with more decimals than anybody reads. */
const decimals: ReadonlySet<string> = new Set([
  'carats',
  'pricePerCarat',
  'totalPrice',
  'rapPrice',
  'memoPricePerCarat',
  'memoTotalPrice',
]);

/** What a field is called; one that is not known here goes by the server's name. */
export function importFieldLabel(name: string): string {
  return labels.get(name) ?? name;
}

/** A value of a field as it is read: numbers without the zeros that say nothing. */
export function importValueText(name: string, value: string): string {
  return decimals.has(name) && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value;
}
