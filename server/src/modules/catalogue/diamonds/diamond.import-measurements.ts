import { roundShapeId, shapes } from '../../reference-data/index.ts';
import { measure, saysNothing } from '../stock/import-converters.ts';
import { type Convert, Fault, FaultCode } from '../stock/import-fault.ts';
import type { CellReader } from '../stock/import-reader.ts';
import type { RowDraft } from '../stock/import-row.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

/** Below this a depth is millimetres: no stone is so flat in percent. */
const leastDepthPercent = 20;
const greatestMillimetres = 1_000;

const invalid = new Fault(FaultCode.INVALID_MEASUREMENTS, 'is not like 6.41x6.44x3.98');
const notMillimetres = new Fault(
  FaultCode.AMBIGUOUS_VALUE,
  'looks like millimetres, while the column began with percents: say which in the profile (height or depthPercent)',
);

/** Two or three numbers of `6.41x6.44x3.98`, `6.41-6.44*3.98` and the like. Null: nothing is said. */
export function readMeasurements(text: string, millimetres: Convert): readonly (string | null)[] | Fault {
  const parts = text.replace(/\s*mm$/i, '').split(/\s*[x×*]\s*|\s*[-–]\s*(?=[\d.])/i);
  if (parts.length < 2 || parts.length > 3) return invalid;
  const numbers = parts.map((part) => millimetres(part.trim()));
  if (numbers.some((number) => number instanceof Fault)) return invalid;
  return numbers.filter((number): number is string | null => !(number instanceof Fault));
}

type Dimension = 'length' | 'width' | 'height';
type MeasureField = Dimension | 'depthPercent';

/** Length, width and height from one column or from several; depth in percent or millimetres. */
export const measurementsReader: CellReader<DiamondHeading, MeasureField> = {
  headings: ['measurements', 'length', 'width', 'height', 'depth', 'depthPercent'],
  compile(file) {
    const millimetres = measure(greatestMillimetres)(file.numbers);
    const percent = measure(100)(file.numbers);
    const at = (heading: DiamondHeading): number | undefined => file.column(heading);
    const measurements = at('measurements');
    const depth = at('depth');
    const depthIsMillimetres = file.samples('depth').some((text) => isMillimetres(file.numbers(text)));
    const isStaged = (dimension: Dimension): boolean => measurements !== undefined || at(dimension) !== undefined;
    const slots = {
      length: isStaged('length') ? file.slot('length') : null,
      width: isStaged('width') ? file.slot('width') : null,
      height: isStaged('height') || depthIsMillimetres ? file.slot('height') : null,
    };
    const percentSlot = at('depthPercent') !== undefined || depth !== undefined ? file.slot('depthPercent') : null;

    const readOwn = (row: RowDraft, dimension: Dimension): void => {
      const column = at(dimension);
      const slot = slots[dimension];
      const text = column === undefined ? '' : row.text(column);
      if (column !== undefined && slot !== null && text !== '') row.put(slot, column, millimetres(text));
    };
    const dimensions = [slots.length, slots.width, slots.height];
    const readTogether = (row: RowDraft, column: number): void => {
      const text = row.text(column);
      if (text === '' || saysNothing(text)) return;
      const read = readMeasurements(text, millimetres);
      if (read instanceof Fault) row.refuse(column, read);
      else for (const [index, number] of read.entries()) row.put(dimensions[index] ?? 0, column, number);
    };
    const readDepth = (row: RowDraft, column: number): void => {
      const text = row.text(column);
      if (text === '') return;
      if (!isMillimetres(file.numbers(text))) {
        if (percentSlot !== null) row.put(percentSlot, column, percent(text));
      } else if (slots.height === null) row.refuse(column, notMillimetres);
      else if (row.values[slots.height] === null) row.put(slots.height, column, millimetres(text));
    };
    const percentColumn = at('depthPercent');
    const shapeColumn = at('shapeId');
    return (row) => {
      if (measurements !== undefined) {
        readTogether(row, measurements);
        if (shapeColumn !== undefined) longerSideFirst(row, slots, row.text(shapeColumn));
      }
      readOwn(row, 'length');
      readOwn(row, 'width');
      readOwn(row, 'height');
      if (depth !== undefined) readDepth(row, depth);
      if (percentColumn !== undefined && percentSlot !== null) {
        const text = row.text(percentColumn);
        if (text !== '') row.put(percentSlot, percentColumn, percent(text));
      }
    };
  },
};

/** Zero is "not measured", not a small depth. */
const isMillimetres = (number: string | Fault): boolean =>
  !(number instanceof Fault) && Number(number) !== 0 && Number(number) < leastDepthPercent;

/** Of a round stone the two are the least and the greatest diameter; of any other the longer one is the length. */
function longerSideFirst(row: RowDraft, slots: Record<Dimension, number | null>, shape: string): void {
  const { length, width } = slots;
  if (length === null || width === null || shapes.find(shape)?.id === roundShapeId) return;
  const [first, second] = [row.values[length], row.values[width]];
  if (first && second && Number(first) < Number(second)) {
    row.values[length] = second;
    row.values[width] = first;
  }
}
