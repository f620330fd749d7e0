import { createRoute, flatPresenter, listRoute, stockModule, updateRoute } from '../../stock/index.ts';
import { genericDiamondImport } from './generic-diamond.import.ts';
import { genericDiamonds } from './generic-diamond.stock.ts';

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
