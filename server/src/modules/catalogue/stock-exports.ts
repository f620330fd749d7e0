import type { StockExport } from './stock/exports/export-type.ts';
import { stockModules } from './stock-modules.ts';

/** Every type of stock that can be exported, by name. */
export const stockExports: ReadonlyMap<string, StockExport> = new Map(
  stockModules.map(({ type, exports }) => [type.name, exports]),
);
