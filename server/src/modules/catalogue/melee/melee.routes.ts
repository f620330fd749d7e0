import { patch } from '../../../kernel/transport/route.ts';
import { importRoute } from '../stock/imports/import-file.ts';
import { flatPresenter } from '../stock/stock.presenter.ts';
import { createRoute, listRoute, updateRoute } from '../stock/stock.routes.ts';
import { stockModule } from '../stock/stock-module.ts';
import { setStockActive } from '../stock/writing/save-stock.ts';
import { importMelee } from './melee.import.ts';
import { melee } from './melee.stock.ts';

const presenter = flatPresenter(melee);

export const meleeModule = stockModule({
  type: melee,
  imports: importMelee,
  routes: [
    listRoute(melee, presenter),
    createRoute(melee, presenter),
    updateRoute(melee, presenter),
    patch('/melee/:id/status', setStockActive(melee), {
      summary: 'Puts a melee lot on the lists or takes it off them.',
      ...presenter,
    }),
    importRoute(importMelee),
  ],
});
