import { cuts, shapes } from '../../../reference-data/index.ts';
import { isBlankWord } from '../../../stock/cells/index.ts';
import { resolvePriceHeader, roughly } from '../../../stock/files/index.ts';
import type { FileColumns, HeaderResolver } from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';
import { growthOf } from './diamond.import-origin.ts';

/**
 * In real stock, prices per carat increase with the weight to the power of 0.3 to 0.9. Totals increase with the
 * weight to the power of 1.3 to 1.9.
 */
const price: HeaderResolver<DiamondHeading> = resolvePriceHeader({ fewest: 20, steepest: 1.15 });

/**
 * Values up to this limit are treated as discounts in percent. Greater values are treated as prices per carat in USD.
 */
const greatestDiscount = 100;

/**
 * `RapNet Discount Price` is a discount in some files and a discounted price in others. Its values determine the
 * meaning.
 */
const discountPrice: HeaderResolver<DiamondHeading> = (file) => {
  const values = file.samples.map((text) => roughly(text.replace(/\s*back\s*/i, ''))).filter((value) => value !== 0);
  const discounts = values.filter((value) => Math.abs(value) <= greatestDiscount);
  if (values.length === 0 || discounts.length === 0) return 'extra';
  if (discounts.length === values.length) return file.has('discount') ? 'extra' : 'discount';
  return {
    ask: 'contains values that may be discounts or prices',
    readings: [
      { label: 'Discount to the list price', heading: 'discount' },
      { label: 'Discounted price (ignored)', heading: null },
    ],
  };
};

type File = FileColumns<DiamondHeading>;

const each = (samples: readonly string[], test: (text: string) => boolean): boolean =>
  samples.length > 0 && samples.every((text) => isBlankWord(text) || test(text));

/** `Cut` is the shape in IDEX and GemFind files, and the cut grade in other files. */
const cut = (file: File): ReturnType<HeaderResolver<DiamondHeading>> => {
  if (file.has('shapeId')) return file.has('cutId') ? 'extra' : 'cutId';
  if (file.has('cutId')) return 'shapeId';
  const isGrade = each(file.samples, (text) => cuts.find(text) !== undefined);
  const isShape = each(file.samples, (text) => shapes.find(text) !== undefined);
  if (isGrade !== isShape) return isGrade ? 'cutId' : 'shapeId';
  return {
    ask: 'may be the shape or the cut grade',
    readings: [
      { label: 'Shape', heading: 'shapeId' },
      { label: 'Cut grade', heading: 'cutId' },
    ],
  };
};

/** Diamonds heavier than this are rare, but sizes in millimeters are often greater than this number. */
const doubtfulCarats = 3;

/** `Size` is the weight in carats in RapNet files, and the size in millimeters in other files. */
const size = (file: File): ReturnType<HeaderResolver<DiamondHeading>> => {
  const hasMeasurements = file.has('measurements') || file.has('length');
  if (each(file.samples, (text) => /^[\d.,]+\s*[x×*-]\s*[\d.,]+/i.test(text))) {
    return hasMeasurements ? 'extra' : 'measurements';
  }
  if (file.has('carats')) return 'extra';
  const sizes = file.samples.map((text) => Number(text.replace(',', '.'))).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  if (hasMeasurements || median <= doubtfulCarats) return 'carats';
  return {
    ask: 'may be carats or millimetres',
    readings: [
      { label: 'Carats', heading: 'carats' },
      { label: 'Millimetres', heading: 'length' },
    ],
  };
};

/** `Cert` is the laboratory in RapNet files, and the number or URL of the report in other files. */
const certificate = (file: File): ReturnType<HeaderResolver<DiamondHeading>> => {
  if (each(file.samples, (text) => /^(?:https?:)?\/\//i.test(text))) {
    return file.has('certificateUrl') ? 'extra' : 'certificateUrl';
  }
  if (each(file.samples, (text) => /\d{4}/.test(text))) return file.has('certificateNo') ? 'extra' : 'certificateNo';
  return file.has('laboratoryId') ? 'extra' : 'laboratoryId';
};

/** `Type` is the growth method, or a chemical type of diamond such as IIa. */
const type = (file: File): ReturnType<HeaderResolver<DiamondHeading>> =>
  each(file.samples, (text) => growthOf(text) !== undefined) ? 'growthType' : 'extra';

/** Resolvers for headers whose meaning differs between files, keyed by `headingKey`. */
export const diamondHeaderResolvers: Readonly<Record<string, HeaderResolver<DiamondHeading>>> = {
  cut,
  size,
  sz: size,
  cert: certificate,
  certificate,
  report: certificate,
  price,
  prc: price,
  px: price,
  rapnetdiscountprice: discountPrice,
  type,
};
