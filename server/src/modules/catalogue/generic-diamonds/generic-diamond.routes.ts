import { fileImport, importRoute } from '../stock/imports/import-file.ts';
import { importOf } from '../stock/imports/stock.import.ts';
import { flatPresenter } from '../stock/stock.presenter.ts';
import { createRoute, listRoute, updateRoute } from '../stock/stock.routes.ts';
import { stockModule } from '../stock/stock-module.ts';
import { genericDiamonds } from './generic-diamond.stock.ts';

const imports = fileImport(importOf(genericDiamonds), 'GenericDiamonds');
const presenter = flatPresenter(genericDiamonds);

export const genericDiamondModule = stockModule({
  type: genericDiamonds,
  imports,
  routes: [
    listRoute(genericDiamonds, presenter),
    createRoute(genericDiamonds, presenter),
    updateRoute(genericDiamonds, presenter),
    importRoute(imports),
  ],
});
