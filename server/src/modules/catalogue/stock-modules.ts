import { eternityRingModule } from './eternity-rings/eternity-ring.routes.ts';
import type { StockModule } from './stock/stock-module.ts';

/** Every type of stock besides diamonds: one line each. */
export const stockModules: readonly StockModule[] = [eternityRingModule];
