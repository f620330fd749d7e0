export { cellReadersOf as readersOf, importedFields as toldByFiles, importOf } from './import-of-type.ts';
export { resolvePriceHeader as priceTrap, roughly } from './price-trap.ts';
export {
  cellsOf,
  cellsOfHeading as toldByField,
  columnsOf,
  exportOf,
  extraCells,
  fileValue,
  isExportedTo as isToldTo,
  type StockExport,
  withExtras,
} from './stock-export.ts';
export type { ComputedField, RowCheck, StagedFile, StagedType, StockImport } from './stock-import.ts';
export { totalCheck } from './stock-import.ts';
