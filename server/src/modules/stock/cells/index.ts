export {
  decimal,
  isBlankWord as saysNothing,
  isYes as saysYes,
  measure,
  money,
  option,
  quantity,
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
export {
  AmbiguousValue,
  type CellResult as Reading,
  type Convert,
  Fault,
  FaultCode,
  memoize as remembered,
} from './fault.ts';
export { AmbiguousNumber as Doubt, NumberColumn, type NumberConverter, type ReadCell } from './number-column.ts';
export { DecimalMark, otherMark, readNumber } from './numbers.ts';
