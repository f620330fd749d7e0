import { saysYes } from '../../stock/cells/index.ts';
import { importOf, type StockImport } from '../../stock/files/index.ts';
import { genericDiamonds } from './generic-diamond.stock.ts';

/** Stones grown in laboratories have numbers of their own, though they be alike in all the rest. */
const keyEnd = { heading: 'isLabGrown', of: (text: string): string => (saysYes(text) ? '-Lab' : '') };

export const genericDiamondImport: StockImport = { ...importOf(genericDiamonds), keyEnd };
