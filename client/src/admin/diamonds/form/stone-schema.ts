import type { Control } from 'react-hook-form';
import * as v from 'valibot';
import { numberFromText, optionalNumberFromText, optionalText, requiredText } from '../../../forms/field-rules';

const grade = optionalText;
const flag = v.boolean();

function upTo(max: number, message: string) {
  return v.nullable(v.pipe(v.number(), v.minValue(0, 'Enter 0 or more'), v.maxValue(max, message)));
}

const percent = v.pipe(optionalNumberFromText, upTo(100, 'Enter at most 100'));
const degrees = v.pipe(optionalNumberFromText, upTo(90, 'Enter at most 90'));
const millimetres = v.pipe(optionalNumberFromText, upTo(1000, 'Enter at most 1,000'));
const money = v.pipe(optionalNumberFromText, upTo(999_999_999_999, 'Enter a smaller amount'));
const decimal = optionalNumberFromText;
const stones = v.pipe(numberFromText, v.integer('Enter a whole number'), v.minValue(1, 'Enter 1 or more'));
const day = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? null : new Date(`${text}T00:00`).toISOString())),
);
const link = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || URL.canParse(text), 'Enter an address such as https://example.com/report.pdf'),
  v.transform((text) => (text === '' ? null : text)),
);
/** The shop's own media are addressed from the root. */
const medium = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => text === '' || text.startsWith('/') || URL.canParse(text),
    'Enter an address such as https://example.com/stone.jpg',
  ),
  v.transform((text) => (text === '' ? null : text)),
);

/** Every field of a stone that can be written, as it is typed, and the rules of each. */
const stoneFields = v.object({
  stockNumber: requiredText('Enter a stock number', 64),
  shapeId: requiredText('Choose a shape'),
  carats: v.pipe(numberFromText, v.gtValue(0, 'Enter more than 0'), v.maxValue(9999.999, 'Enter at most 9,999.999')),
  parcelStones: stones,
  vendor: optionalText,
  comment: optionalText,
  isActive: flag,
  showToAll: flag,
  colorId: grade,
  clarityId: grade,
  cutId: grade,
  polishId: grade,
  symmetryId: grade,
  fluorescenceId: grade,
  fancyIntensityId: grade,
  overtone: optionalText,
  colorShade: optionalText,
  fluorescenceText: optionalText,
  fluorescenceColor: optionalText,
  milky: optionalText,
  eyeClean: optionalText,
  treatment: optionalText,
  isLabGrown: flag,
  isSnP: flag,
  laboratoryId: grade,
  certificateNo: optionalText,
  certificateUrl: link,
  /** Which of the two prices is meant. */
  priceBasis: v.picklist(['perCarat', 'total']),
  pricePerCarat: money,
  totalPrice: money,
  rapPrice: money,
  length: millimetres,
  width: millimetres,
  height: millimetres,
  depthPercent: percent,
  tablePercent: percent,
  crownAngle: degrees,
  crownHeight: percent,
  girdle: optionalText,
  culetSize: optionalText,
  imageUrl: medium,
  pic2: medium,
  pic3: medium,
  pic4: medium,
  image3d: medium,
  set3D: medium,
  setImage: medium,
  isPair: flag,
  isMatchingPair: flag,
  isLine: flag,
  lineSet: optionalText,
  lineSetColor: optionalText,
  lineSetClarity: optionalText,
  memoAccount: optionalText,
  memoNo: optionalText,
  memoDate: day,
  memoPricePerCarat: money,
  memoTotalPrice: money,
  memoRap: decimal,
  tradeShow: optionalText,
});

const priceNeeded = 'Enter a price';

/** The form of a stone: one of the two prices is needed. */
export const stoneSchema = v.pipe(
  stoneFields,
  v.forward(
    v.partialCheck(
      [['priceBasis'], ['pricePerCarat']],
      ({ priceBasis, pricePerCarat }) => priceBasis !== 'perCarat' || pricePerCarat !== null,
      priceNeeded,
    ),
    ['pricePerCarat'],
  ),
  v.forward(
    v.partialCheck(
      [['priceBasis'], ['totalPrice']],
      ({ priceBasis, totalPrice }) => priceBasis !== 'total' || totalPrice !== null,
      priceNeeded,
    ),
    ['totalPrice'],
  ),
);

/** A stone as it is typed. */
export type StoneTyped = v.InferInput<typeof stoneSchema>;

/** A stone as it was typed and found in order. */
export type StoneValues = v.InferOutput<typeof stoneSchema>;

/** The name of a field of the form. */
export type StoneFieldName = keyof StoneTyped;

/** The control of the form of a stone. */
export type StoneControl = Control<StoneTyped, unknown, StoneValues>;
