import { spelling } from '../../../reference-data/index.ts';
import { Fault, FaultCode } from '../../../stock/cells/index.ts';
import type { CellReader } from '../../../stock/headings/index.ts';
import type { DiamondHeading } from './diamond.import-headings.ts';

const natural = ['Natural', 'Natural Diamond', 'Mined', 'Earth Mined', 'N', 'No'];
const labGrown = [
  'Lab Grown',
  'Lab',
  'Lab Created',
  'Lab Grown Diamond',
  'LG',
  'LGD',
  'CVD',
  'HPHT',
  'Synthetic',
  'Created',
  'Yes',
];
const grown = new Map([
  ...natural.map((term) => [spelling(term), false] as const),
  ...labGrown.map((term) => [spelling(term), true] as const),
]);

/** Returns whether a growth type means lab grown. Undefined for any other string. */
export const growthOf = (text: string): boolean | undefined => grown.get(spelling(text));

const unknownGrowth = new Fault(FaultCode.UNKNOWN_VALUE, 'is not a natural or lab-grown type, such as CVD');

/**
 * Reads the growth type from one or more columns. A growth method in any of them means that the diamond is lab grown.
 * Blank cells mean natural.
 */
export const originReader: CellReader<DiamondHeading, 'isLabGrown'> = {
  headings: ['growthType'],
  compile(file) {
    const columns = file.columns('growthType');
    const slot = file.slot('isLabGrown');
    return (row) => {
      let isLabGrown = false;
      for (const column of columns) {
        const text = row.text(column);
        const grew = text === '' ? false : growthOf(text);
        if (grew === undefined) row.refuse(column, unknownGrowth);
        isLabGrown ||= grew ?? false;
      }
      row.values[slot] = String(isLabGrown);
    };
  },
};
