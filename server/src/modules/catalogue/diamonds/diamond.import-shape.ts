import { shapes, spelling } from '../../reference-data/index.ts';
import { measure, option } from '../stock/import-converters.ts';
import { Fault, FaultCode, remembered } from '../stock/import-fault.ts';
import { type CellReader, missing } from '../stock/import-reader.ts';
import type { RowDraft } from '../stock/import-row.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';
import { readMeasurements } from './diamond.import-measurements.ts';

const europeanCut = shapes.find('European Cut');
const emerald = shapes.find('Emerald');

/** A European cut is round, an emerald cut is oblong. Between the two nobody can tell. */
const roundUpTo = 1.05;
const oblongFrom = 1.15;

const undecided = new Fault(
  FaultCode.AMBIGUOUS_VALUE,
  'may be Emerald or European Cut, and the measurements do not tell: map it in the profile',
);

/** The outline. `EC` is two of them: the measurements decide. */
export const shapeReader: CellReader<DiamondHeading, 'shapeId'> = {
  headings: ['shapeId'],
  compile(file) {
    const column = file.column('shapeId') ?? 0;
    const slot = file.slot('shapeId');
    const convert = remembered(option(shapes)(file.numbers));
    const millimetres = measure(1_000)(file.numbers);
    const [together, length, width] = [file.column('measurements'), file.column('length'), file.column('width')];

    const sides = (row: RowDraft): readonly (string | null)[] => {
      const read = together === undefined ? [] : readMeasurements(row.text(together), millimetres);
      if (!(read instanceof Fault) && read.length > 0) return read;
      return [length, width].map((side) => {
        const number = side === undefined ? null : millimetres(row.text(side));
        return number instanceof Fault ? null : number;
      });
    };
    const decide = (row: RowDraft): string | Fault => {
      const [first, second] = sides(row).map(Number);
      if (!first || !second) return undecided;
      const ratio = Math.max(first, second) / Math.min(first, second);
      if (ratio <= roundUpTo && europeanCut) return String(europeanCut.id);
      return ratio >= oblongFrom && emerald ? String(emerald.id) : undecided;
    };
    return (row) => {
      const text = row.text(column);
      if (text === '') row.refuse(column, missing);
      else row.put(slot, column, spelling(text) === 'ec' ? decide(row) : (convert(text) ?? missing));
    };
  },
};
