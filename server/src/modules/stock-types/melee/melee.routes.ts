import { patch } from '../../../kernel/transport/route.ts';
import { createRoute, flatPresenter, listRoute, stockModule, updateRoute } from '../../stock/index.ts';
import { setStockActive } from '../../stock/writing/index.ts';
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
      summary: 'Activates or deactivates one melee lot.',
      ...presenter,
    }),
  ],
});
