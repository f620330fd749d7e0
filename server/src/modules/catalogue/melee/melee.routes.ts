import { patch } from '../../../kernel/transport/route.ts';
import { flatPresenter } from '../stock/stock.presenter.ts';
import { createRoute, listRoute, updateRoute } from '../stock/stock.routes.ts';
import { stockModule } from '../stock/stock-module.ts';
import { setStockActive } from '../stock/writing/save-stock.ts';
import { meleeImport } from './melee.import.ts';
import { meleeLots } from './melee.stock.ts';

const presenter = flatPresenter(meleeLots);

export const meleeModule = stockModule({
  type: meleeLots,
  files: meleeImport,
  hasImportRoute: true,
  routes: [
    listRoute(meleeLots, presenter),
    createRoute(meleeLots, presenter),
    updateRoute(meleeLots, presenter),
    patch('/melee/:id/status', setStockActive(meleeLots), {
      summary: 'Puts a melee lot on the lists or takes it off them.',
      ...presenter,
    }),
  ],
});
