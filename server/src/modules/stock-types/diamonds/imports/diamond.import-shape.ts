import { shapes, spelling } from '../../../reference-data/index.ts';
import { AmbiguousValue, Fault, option, remembered } from '../../../stock/cells/index.ts';
import { type CellReader, type FileReader, type ImportedRow, missing } from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';
import { millimetres, readMeasurements } from './diamond.import-measurements.ts';

const europeanCut = shapes.find('European Cut');
const emerald = shapes.find('Emerald');

/** A European cut is round, an emerald cut is oblong. Between the two nobody can tell. */
const roundUpTo = 1.05;
const oblongFrom = 1.15;

const undecided = new AmbiguousValue('may be Emerald or European Cut, and the measurements do not tell', [
  'Emerald',
  'European Cut',
]);

const numbersAt = (file: FileReader<DiamondHeading>, heading: DiamondHeading) => {
  const column = file.column(heading);
  return column === undefined ? null : { column, read: file.numbers(column, millimetres) };
};

/** The outline. `EC` is two of them: the measurements decide. */
export const shapeReader: CellReader<DiamondHeading, 'shapeId'> = {
  headings: ['shapeId'],
  compile(file) {
    const column = file.column('shapeId') ?? 0;
    const slot = file.slot('shapeId');
    const convert = remembered(option(shapes));
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
      else row.put(slot, column, spelling(text) === 'ec' ? decide(row) : (convert(text) ?? missing));
    };
  },
};
