export { cellReadersOf, importedFields, importOf } from './import-of-type.ts';
export { resolvePriceHeader, roughly } from './price-trap.ts';
export {
  cellsOf,
  cellsOfHeading,
  columnsOf,
  exportOf,
  extraCells,
  fileValue,
  isExportedTo,
  type StockExport,
  withExtras,
} from './stock-export.ts';
export type { ComputedField, RowCheck, StagedFile, StagedType, StockImport } from './stock-import.ts';
export { totalCheck } from './stock-import.ts';
