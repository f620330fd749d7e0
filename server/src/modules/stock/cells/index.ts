export {
  decimal,
  measure,
  money,
  option,
  quantity,
  saysNothing,
  saysYes,
  siteAddress,
  term,
  text,
  word,
} from './cell-converters.ts';
export {
  blankColumn,
  type ExportCells,
  type ExportColumn,
  flagCell,
  inWords,
  numberCell,
  textCell,
} from './export-cells.ts';
export { AmbiguousValue, type Convert, Fault, FaultCode, type Reading, remembered } from './fault.ts';
export { Doubt, NumberColumn, type NumberConverter, type ReadCell } from './number-column.ts';
export { DecimalMark, otherMark, readNumber } from './numbers.ts';
