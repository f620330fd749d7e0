import type { StockImport } from './stock/imports/import-type.ts';
import { stockModules } from './stock-modules.ts';

/** Every type of stock that can be imported, by name. */
export const stockImports: ReadonlyMap<string, StockImport> = new Map(
  stockModules.map(({ files }) => [files.name, files]),
);
