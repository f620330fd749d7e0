import { fluorescenceColors, fluorescences, type ReferenceValue, spelling } from '../../../reference-data/index.ts';
import { Fault, FaultCode, isBlankWord } from '../../../stock/cells/index.ts';
import type { CellReader } from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

interface ReadFluorescence {
  readonly grade: ReferenceValue;
  readonly color: ReferenceValue | null;
}

const unknown = new Fault(
  FaultCode.UNKNOWN_VALUE,
  `must be one of ${fluorescences.values.map(({ label }) => label).join(', ')}, optionally with a colour`,
);

/** Reads grades such as `Medium` or `MED`, and combinations with a color such as `Medium Blue`, `MB` or `VSTG BL`. */
function readFluorescence(text: string): ReadFluorescence | Fault {
  const alone = fluorescences.find(text);
  if (alone) return { grade: alone, color: null };
  const letters = spelling(text);
  for (let split = letters.length - 1; split > 0; split--) {
    const grade = fluorescences.find(letters.slice(0, split));
    const color = fluorescenceColors.find(letters.slice(split));
    if (grade && color) return { grade, color };
  }
  return unknown;
}

/** Stages the fluorescence grade, its color and the report's wording. */
export const fluorescenceReader: CellReader<
  DiamondHeading,
  'fluorescenceId' | 'fluorescenceColor' | 'fluorescenceText'
> = {
  headings: ['fluorescenceId', 'fluorescenceColor'],
  compile(file) {
    const column = file.column('fluorescenceId');
    const colorColumn = file.column('fluorescenceColor');
    const colorSlot = file.slot('fluorescenceColor');
    const slots =
      column === undefined ? null : { column, grade: file.slot('fluorescenceId'), text: file.slot('fluorescenceText') };
    const cache = new Map<string, ReadFluorescence | Fault>();
    return (row) => {
      const ownColor = colorColumn === undefined ? '' : row.text(colorColumn);
      let color =
        isBlankWord(ownColor) || ownColor === '' ? null : (fluorescenceColors.find(ownColor)?.label ?? ownColor);
      const text = slots ? row.text(slots.column) : '';
      if (slots && text !== '' && text !== '-') {
        const read = cache.get(text) ?? readFluorescence(text);
        cache.set(text, read);
        if (read instanceof Fault) {
          row.refuse(slots.column, read);
          return;
        }
        color ??= read.color?.label ?? null;
        row.values[slots.grade] = String(read.grade.id);
        row.values[slots.text] = color === null ? read.grade.label : `${read.grade.label} ${color}`;
      }
      row.values[colorSlot] = color?.slice(0, 200) ?? null;
    };
  },
};
