import { cuts, shapes } from '../../../reference-data/index.ts';
import { isBlankWord } from '../../../stock/cells/index.ts';
import { resolvePriceHeader, roughly } from '../../../stock/files/index.ts';
import type { FileColumns, HeaderResolver } from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';
import { growthOf } from './diamond.import-origin.ts';

/**
 * In real stock, prices per carat grow with the weight to the power of 0.3 to 0.9, and totals to the power of 1.3 to
 * 1.9.
 */
const price: HeaderResolver<DiamondHeading> = resolvePriceHeader({ fewest: 20, steepest: 1.15 });

/** Boundary between discounts in percent and prices per carat in USD. */
const greatestDiscount = 100;

/**
 * `RapNet Discount Price` is a discount in some files and a discounted price in others. The values determine the
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

/** `Cut` is the shape in IDEX and GemFind files, and the cut grade in others. */
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

/** Diamonds above this weight are rare, but sizes above it in millimeters are common. */
const doubtfulCarats = 3;

/** `Size` is the weight in carats in RapNet files, and the size in millimeters in others. */
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

/** `Cert` is the laboratory in RapNet files, and the number or URL of the report in others. */
const certificate = (file: File): ReturnType<HeaderResolver<DiamondHeading>> => {
  if (each(file.samples, (text) => /^(?:https?:)?\/\//i.test(text))) {
    return file.has('certificateUrl') ? 'extra' : 'certificateUrl';
  }
  if (each(file.samples, (text) => /\d{4}/.test(text))) return file.has('certificateNo') ? 'extra' : 'certificateNo';
  return file.has('laboratoryId') ? 'extra' : 'laboratoryId';
};

/** `Type` is the growth method, or a chemical type such as IIa. */
const type = (file: File): ReturnType<HeaderResolver<DiamondHeading>> =>
  each(file.samples, (text) => growthOf(text) !== undefined) ? 'growthType' : 'extra';

/** Headers whose meaning differs between files, keyed by `headingKey`. */
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
