import { sql } from 'kysely';
import { roundShapeId, shapes, spelling } from '../../../reference-data/index.ts';
import {
  type AmbiguousNumber,
  AmbiguousValue,
  type CellResult,
  Fault,
  FaultCode,
  isBlankWord,
  measure,
  memoize,
  type NumberConverter,
  option,
  type ReadCell,
} from '../../../stock/cells/index.ts';
import type { ComputedField } from '../../../stock/files/index.ts';
import {
  type CellReader,
  type FileReader,
  type ImportedRow,
  missing,
  type RowStep,
} from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

/** Depths below this value are in millimeters, because no diamond has a depth of so few percent. */
const leastDepthPercent = 20;
/** Converter for sizes of up to 999 millimeters, so that `6,410` is read as a decimal. */
const millimetres = measure(999);
const percent = measure(100);

const invalid = new Fault(FaultCode.INVALID_MEASUREMENTS, 'must have a format such as 6.41x6.44x3.98');

/** Reads two or three numbers, such as `6.41x6.44x3.98` or `6.41-6.44*3.98`. Missing numbers are null. */
function readMeasurements(text: string, read: ReadCell): readonly (string | null)[] | Fault {
  const parts = text.replace(/\s*mm$/i, '').split(/\s*[x×*]\s*|\s*[-–]\s*(?=[\d.])/i);
  if (parts.length < 2 || parts.length > 3) return invalid;
  const numbers = parts.map((part) => read(part.trim()));
  const numericParts = numbers.filter((number) => number === null || typeof number === 'string');
  return numericParts.length === numbers.length ? numericParts : invalid;
}

type Dimension = 'length' | 'width' | 'height';
type MeasureField = Dimension | 'depthPercent' | 'depthMillimetres';

/**
 * Height in millimeters. If a percentage column contains a depth in millimeters, that depth is used as the height.
 * Rows with percentages are not affected.
 */
export const height: ComputedField<DiamondHeading, MeasureField> = {
  from: ['height', 'depthMillimetres'],
  value({ writes }) {
    if (!writes('depthMillimetres')) return sql`s.height`;
    return writes('height')
      ? sql`coalesce(s.height, s."depthMillimetres"::float8)`
      : sql`coalesce(s."depthMillimetres"::float8, d.height)`;
  },
};

/** Reads length, width and height from one or more columns, and depth in percent or millimeters. */
export const measurementsReader: CellReader<DiamondHeading, MeasureField> = {
  headings: ['measurements', 'length', 'width', 'height', 'depth', 'depthPercent'],
  compile(file) {
    const at = (heading: DiamondHeading): number | undefined => file.column(heading);
    const measurements = at('measurements');
    const depth = at('depth');
    const readDepthAs = {
      millimetres: depth === undefined ? null : file.numbers(depth, millimetres),
      percent: depth === undefined ? null : file.numbers(depth, percent),
    };
    const isMillimetres = (text: string): boolean => isSmall(readDepthAs.millimetres?.(text) ?? null);
    const depthIsMillimetres = file.samples('depth').some(isMillimetres);
    const isStaged = (dimension: Dimension): boolean => measurements !== undefined || at(dimension) !== undefined;
    const slots = {
      length: isStaged('length') ? file.slot('length') : null,
      width: isStaged('width') ? file.slot('width') : null,
      height: isStaged('height') || depthIsMillimetres ? file.slot('height') : null,
    };
    // The first cells do not determine the unit of the entire column, because it may contain both percentages and
    // millimeters.
    const smallSlot = depth === undefined || depthIsMillimetres ? null : file.slot('depthMillimetres');
    const percentSlot = at('depthPercent') !== undefined || depth !== undefined ? file.slot('depthPercent') : null;

    const dimensions = [slots.length, slots.width, slots.height];
    const dimensionCells = [
      numberCell(file, 'length', slots.length, millimetres),
      numberCell(file, 'width', slots.width, millimetres),
      numberCell(file, 'height', slots.height, millimetres),
    ];
    const ownPercent = numberCell(file, 'depthPercent', percentSlot, percent);
    const measured = measurements === undefined ? null : file.numbers(measurements, millimetres);
    const readTogether = (row: ImportedRow, column: number, readNumber: ReadCell): void => {
      const text = row.text(column);
      if (text === '' || isBlankWord(text)) return;
      const read = readMeasurements(text, readNumber);
      if (read instanceof Fault) row.refuse(column, read);
      else for (const [index, number] of read.entries()) row.stage(dimensions[index] ?? 0, column, number);
    };
    const readDepth = (row: ImportedRow, column: number): void => {
      const text = row.text(column);
      if (text === '') return;
      const slot = isMillimetres(text) ? (smallSlot ?? slots.height) : percentSlot;
      const read = slot === percentSlot ? readDepthAs.percent : readDepthAs.millimetres;
      if (slot !== null && row.values[slot] === null) row.stage(slot, column, read?.(text) ?? null);
    };
    const shapeColumn = at('shapeId');
    return (row) => {
      if (measurements !== undefined && measured) {
        readTogether(row, measurements, measured);
        if (shapeColumn !== undefined) longerSideFirst(row, slots, row.text(shapeColumn));
      }
      for (const readOwn of dimensionCells) readOwn(row);
      if (depth !== undefined) readDepth(row, depth);
      ownPercent(row);
    };
  },
};

/** Returns a step that stages the number in a cell. A blank cell does not overwrite a value from another column. */
function numberCell(
  file: FileReader<DiamondHeading>,
  heading: DiamondHeading,
  slot: number | null,
  converter: NumberConverter,
): RowStep {
  const column = file.column(heading);
  if (column === undefined || slot === null) return () => undefined;
  const read = file.numbers(column, converter);
  return (row) => {
    const text = row.text(column);
    if (text !== '') row.stage(slot, column, read(text));
  };
}

/** Returns whether a number is too small to be a depth in percent. False for empty cells and zero. */
const isSmall = (reading: CellResult | AmbiguousNumber): boolean =>
  typeof reading === 'string' && Number(reading) < leastDepthPercent;

/**
 * Stages the longer side as the length. Round diamonds are skipped, because their two values are the smallest and the
 * largest diameter, in this order.
 */
function longerSideFirst(row: ImportedRow, slots: Record<Dimension, number | null>, shape: string): void {
  const { length, width } = slots;
  if (length === null || width === null || shapes.find(shape)?.id === roundShapeId) return;
  const [first, second] = [row.values[length], row.values[width]];
  if (first && second && Number(first) < Number(second)) {
    row.values[length] = second;
    row.values[width] = first;
  }
}

const europeanCut = shapes.find('European Cut');
const emerald = shapes.find('Emerald');

/**
 * Maximum length-to-width ratio of European cuts, which are round, and minimum ratio of emerald cuts, which are
 * oblong. Ratios in between are ambiguous.
 */
const roundUpTo = 1.05;
const oblongFrom = 1.15;

const undecided = new AmbiguousValue('may be Emerald or European Cut, and the measurements are not conclusive', [
  'Emerald',
  'European Cut',
]);

const numbersAt = (file: FileReader<DiamondHeading>, heading: DiamondHeading) => {
  const column = file.column(heading);
  return column === undefined ? null : { column, read: file.numbers(column, millimetres) };
};

/** Reads the shape. `EC` has two meanings, and the measurements determine which one applies. */
export const shapeReader: CellReader<DiamondHeading, 'shapeId'> = {
  headings: ['shapeId'],
  compile(file) {
    const column = file.column('shapeId') ?? 0;
    const slot = file.slot('shapeId');
    const convert = memoize(option(shapes));
    const together = numbersAt(file, 'measurements');
    const apart = [numbersAt(file, 'length'), numbersAt(file, 'width')];

    const sides = (row: ImportedRow): readonly (string | null)[] => {
      const read = together && readMeasurements(row.text(together.column), together.read);
      if (read && !(read instanceof Fault)) return read;
      return apart.map((side) => {
        const number = side?.read(row.text(side.column));
        return typeof number === 'string' ? number : null;
      });
    };
    const decide = (row: ImportedRow): string | Fault => {
      const [first, second] = sides(row).map(Number);
      if (!first || !second) return undecided;
      const ratio = Math.max(first, second) / Math.min(first, second);
      if (ratio <= roundUpTo && europeanCut) return String(europeanCut.id);
      return ratio >= oblongFrom && emerald ? String(emerald.id) : undecided;
    };
    return (row) => {
      const text = row.text(column);
      if (text === '') row.refuse(column, missing);
      else row.stage(slot, column, spelling(text) === 'ec' ? decide(row) : (convert(text) ?? missing));
    };
  },
};
