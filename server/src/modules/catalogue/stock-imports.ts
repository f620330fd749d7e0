import { diamondImport } from './diamonds/imports/diamond.import.ts';
import type { StockImport } from './stock/imports/import-type.ts';
import { stockModules } from './stock-modules.ts';

/** Every type of stock that can be imported, by name. */
export const stockImports: ReadonlyMap<string, StockImport> = new Map(
  [diamondImport, ...stockModules.map(({ imports }) => imports.type)].map((type) => [type.name, type]),
);
