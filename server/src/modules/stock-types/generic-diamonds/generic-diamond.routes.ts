import { isYes } from '../../stock/cells/index.ts';
import { importOf, type StockImport } from '../../stock/files/index.ts';
import { createRoute, flatPresenter, listRoute, stockModule, updateRoute } from '../../stock/index.ts';
import { genericDiamonds } from './generic-diamond.stock.ts';

/**
 * Lab-grown diamonds have separate stock numbers, even if all other fields are the same as those of a natural
 * diamond.
 */
const keyEnd = { heading: 'isLabGrown', of: (text: string): string => (isYes(text) ? '-Lab' : '') };

const genericDiamondImport: StockImport = { ...importOf(genericDiamonds), keyEnd };

const presenter = flatPresenter(genericDiamonds);

export const genericDiamondModule = stockModule({
  type: genericDiamonds,
  files: genericDiamondImport,
  hasImportRoute: true,
  routes: [
    listRoute(genericDiamonds, presenter),
    createRoute(genericDiamonds, presenter),
    updateRoute(genericDiamonds, presenter),
  ],
});
