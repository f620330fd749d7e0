import { cuts, shapes } from '../../../reference-data/index.ts';
import { saysNothing } from '../../../stock/cells/index.ts';
import { priceTrap, roughly } from '../../../stock/files/index.ts';
import type { FileColumns, Trap } from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';
import { growthOf } from './diamond.import-origin.ts';

/** In real stock, prices per carat grow with the weight to the power of 0.3 to 0.9, and totals with 1.3 to 1.9. */
const price: Trap<DiamondHeading> = priceTrap({ fewest: 20, steepest: 1.15 });

/** No stone is cheaper per carat, and no discount is greater. */
const greatestDiscount = 100;

/** `RapNet Discount Price` is a discount in some downloads and a discounted price in others: the values decide. */
const discountPrice: Trap<DiamondHeading> = (file) => {
  const values = file.samples.map((text) => roughly(text.replace(/\s*back\s*/i, ''))).filter((value) => value !== 0);
  const discounts = values.filter((value) => Math.abs(value) <= greatestDiscount);
  if (values.length === 0 || discounts.length === 0) return 'extra';
  if (discounts.length === values.length) return file.has('discount') ? 'extra' : 'discount';
  return {
    ask: 'has what may be discounts and what may be prices',
    readings: [
      { label: 'Discount against the list price', heading: 'discount' },
      { label: 'Price after discount, which is left out', heading: null },
    ],
  };
};

type File = FileColumns<DiamondHeading>;

const each = (samples: readonly string[], test: (text: string) => boolean): boolean =>
  samples.length > 0 && samples.every((text) => saysNothing(text) || test(text));

/** `Cut` is the shape in IDEX and GemFind files, and the grade elsewhere. */
const cut = (file: File): ReturnType<Trap<DiamondHeading>> => {
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

/** Stones above this weight are rare; millimetres above it are common. */
const doubtfulCarats = 3;

/** `Size` is carats in RapNet files, millimetres elsewhere. */
const size = (file: File): ReturnType<Trap<DiamondHeading>> => {
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

/** `Cert` is the laboratory in RapNet files, and number or URL of the report elsewhere. */
const certificate = (file: File): ReturnType<Trap<DiamondHeading>> => {
  if (each(file.samples, (text) => /^(?:https?:)?\/\//i.test(text))) {
    return file.has('certificateUrl') ? 'extra' : 'certificateUrl';
  }
  if (each(file.samples, (text) => /\d{4}/.test(text))) return file.has('certificateNo') ? 'extra' : 'certificateNo';
  return file.has('laboratoryId') ? 'extra' : 'laboratoryId';
};

/** `Type` is the growth method, or a chemical type such as IIa. */
const type = (file: File): ReturnType<Trap<DiamondHeading>> =>
  each(file.samples, (text) => growthOf(text) !== undefined) ? 'growthType' : 'extra';

/** Headers with different meanings in different files, normalized by `headingKey`. */
export const diamondTraps: Readonly<Record<string, Trap<DiamondHeading>>> = {
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
