export { importOf, readersOf, toldByFiles } from './import-of-type.ts';
export { priceTrap, roughly } from './price-trap.ts';
export {
  cellsOf,
  columnsOf,
  exportOf,
  extraCells,
  fileValue,
  isToldTo,
  type StockExport,
  toldByField,
  withExtras,
} from './stock-export.ts';
export type { ComputedField, RowCheck, StagedFile, StagedType, StockImport } from './stock-import.ts';
export { totalCheck } from './stock-import.ts';
