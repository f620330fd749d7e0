import type { StockImport } from '../stock/files/index.ts';
import { stockModules } from '../stock-types/index.ts';

/** Stock types that can be imported, by name. */
export const stockImports: ReadonlyMap<string, StockImport> = new Map(
  stockModules.map(({ files }) => [files.name, files]),
);
