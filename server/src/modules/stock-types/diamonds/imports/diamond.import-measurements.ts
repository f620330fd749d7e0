import { sql } from 'kysely';
import { roundShapeId, shapes } from '../../../reference-data/index.ts';
import {
  type Doubt,
  Fault,
  FaultCode,
  measure,
  type NumberConverter,
  type ReadCell,
  type Reading,
  saysNothing,
} from '../../../stock/cells/index.ts';
import type { ComputedField } from '../../../stock/files/index.ts';
import type { CellReader, FileReader, ImportedRow, RowStep } from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

/** Below this a depth is millimetres: no stone is so flat in percent. */
const leastDepthPercent = 20;
/** No stone has a metre: `6,410` has decimals. */
export const millimetres = measure(999);
const percent = measure(100);

const invalid = new Fault(FaultCode.INVALID_MEASUREMENTS, 'is not like 6.41x6.44x3.98');

/** Two or three numbers of `6.41x6.44x3.98`, `6.41-6.44*3.98` and the like. Null: nothing is said. */
export function readMeasurements(text: string, read: ReadCell): readonly (string | null)[] | Fault {
  const parts = text.replace(/\s*mm$/i, '').split(/\s*[x×*]\s*|\s*[-–]\s*(?=[\d.])/i);
  if (parts.length < 2 || parts.length > 3) return invalid;
  const numbers = parts.map((part) => read(part.trim()));
  const known = numbers.filter((number) => number === null || typeof number === 'string');
  return known.length === numbers.length ? known : invalid;
}

type Dimension = 'length' | 'width' | 'height';
type MeasureField = Dimension | 'depthPercent' | 'depthMillimetres';

/** A depth in millimetres among percents. It says nothing of the heights of other rows. */
export const height: ComputedField<DiamondHeading, MeasureField> = {
  from: ['height', 'depthMillimetres'],
  value({ writes }) {
    if (!writes('depthMillimetres')) return sql`s.height`;
    return writes('height')
      ? sql`coalesce(s.height, s."depthMillimetres"::float8)`
      : sql`coalesce(s."depthMillimetres"::float8, d.height)`;
  },
};

/** Length, width and height from one column or from several; depth in percent or millimetres. */
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
    // Percents that begin a column do not speak for the rest of it.
    const smallSlot = depth === undefined || depthIsMillimetres ? null : file.slot('depthMillimetres');
    const percentSlot = at('depthPercent') !== undefined || depth !== undefined ? file.slot('depthPercent') : null;

    const dimensions = [slots.length, slots.width, slots.height];
    const own = [
      numberCell(file, 'length', slots.length, millimetres),
      numberCell(file, 'width', slots.width, millimetres),
      numberCell(file, 'height', slots.height, millimetres),
    ];
    const ownPercent = numberCell(file, 'depthPercent', percentSlot, percent);
    const measured = measurements === undefined ? null : file.numbers(measurements, millimetres);
    const readTogether = (row: ImportedRow, column: number, readNumber: ReadCell): void => {
      const text = row.text(column);
      if (text === '' || saysNothing(text)) return;
      const read = readMeasurements(text, readNumber);
      if (read instanceof Fault) row.refuse(column, read);
      else for (const [index, number] of read.entries()) row.put(dimensions[index] ?? 0, column, number);
    };
    const readDepth = (row: ImportedRow, column: number): void => {
      const text = row.text(column);
      if (text === '') return;
      const slot = isMillimetres(text) ? (smallSlot ?? slots.height) : percentSlot;
      const read = slot === percentSlot ? readDepthAs.percent : readDepthAs.millimetres;
      if (slot !== null && row.values[slot] === null) row.put(slot, column, read?.(text) ?? null);
    };
    const shapeColumn = at('shapeId');
    return (row) => {
      if (measurements !== undefined && measured) {
        readTogether(row, measurements, measured);
        if (shapeColumn !== undefined) longerSideFirst(row, slots, row.text(shapeColumn));
      }
      for (const readOwn of own) readOwn(row);
      if (depth !== undefined) readDepth(row, depth);
      ownPercent(row);
    };
  },
};

/** Stages a number where its cell is not blank; what another column has told stays else. */
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
    if (text !== '') row.put(slot, column, read(text));
  };
}

/** Below any depth in percent. Nothing, which zero is too, is no small depth. */
const isSmall = (reading: Reading | Doubt): boolean =>
  typeof reading === 'string' && Number(reading) < leastDepthPercent;

/** Of a round stone the two are the least and the greatest diameter; of any other the longer one is the length. */
function longerSideFirst(row: ImportedRow, slots: Record<Dimension, number | null>, shape: string): void {
  const { length, width } = slots;
  if (length === null || width === null || shapes.find(shape)?.id === roundShapeId) return;
  const [first, second] = [row.values[length], row.values[width]];
  if (first && second && Number(first) < Number(second)) {
    row.values[length] = second;
    row.values[width] = first;
  }
}
