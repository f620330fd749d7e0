import type { StockExport } from '../stock/files/index.ts';
import { stockModules } from '../stock-types/index.ts';

/** Stock types that can be exported, by name. */
export const stockExports: ReadonlyMap<string, StockExport> = new Map(
  stockModules.map(({ type, exports }) => [type.name, exports]),
);
