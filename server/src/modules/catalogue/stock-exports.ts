import { diamondExport } from './diamonds/imports/diamond.export.ts';
import type { StockExport } from './stock/exports/export-type.ts';
import { exportOf } from './stock/exports/export-type.ts';
import { stockModules } from './stock-modules.ts';

/** Every type of stock that can be exported, by name. */
export const stockExports: ReadonlyMap<string, StockExport> = new Map(
  [diamondExport, ...stockModules.map(({ type }) => exportOf(type))].map((type) => [type.name, type]),
);
