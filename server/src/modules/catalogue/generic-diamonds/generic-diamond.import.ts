import type { StockImport } from '../stock/imports/import-type.ts';
import { saysYes } from '../stock/imports/reading/import-converters.ts';
import { importOf } from '../stock/imports/stock.import.ts';
import { genericDiamonds } from './generic-diamond.stock.ts';

/** Stones grown in laboratories have numbers of their own, though they be alike in all the rest. */
const keyEnd = { heading: 'isLabGrown', of: (text: string): string => (saysYes(text) ? '-Lab' : '') };

export const genericDiamondImport: StockImport = { ...importOf(genericDiamonds), keyEnd };
