export {
  decimal,
  measure,
  money,
  option,
  quantity,
  saysNothing,
  saysYes,
  term,
  text,
  word,
} from './cell-converters.ts';
export { siteAddress } from './cell-lists.ts';
export { flagCell, numberCell, textCell } from './export-cells.ts';
export { blankColumn, type ExportCells, type ExportColumn, inWords } from './export-column.ts';
export { AmbiguousValue, type Convert, Fault, FaultCode, type Reading, remembered } from './fault.ts';
export { Doubt, NumberColumn, type NumberConverter, type ReadCell } from './number-column.ts';
export { DecimalMark, otherMark, readNumber } from './numbers.ts';
