export {
  decimal,
  enumValue as word,
  isBlankWord,
  isYes,
  measure,
  money,
  option,
  quantity,
  siteAddress,
  term,
  text,
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
  type CellResult,
  type Convert,
  Fault,
  FaultCode,
  memoize,
} from './fault.ts';
export { AmbiguousNumber, NumberColumn, type NumberConverter, type ReadCell } from './number-column.ts';
export { DecimalMark, otherMark, readNumber } from './numbers.ts';
