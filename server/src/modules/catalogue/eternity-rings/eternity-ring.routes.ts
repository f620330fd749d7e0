import { del } from '../../../kernel/transport/route.ts';
import { flatPresenter } from '../stock/stock.presenter.ts';
import { listRoute } from '../stock/stock.routes.ts';
import { stockModule } from '../stock/stock-module.ts';
import { wholeStockDeletion } from '../stock/whole-deletion.resolver.ts';
import { deleteAllStock } from '../stock/writing/delete-all.ts';
import { eternityRings } from './eternity-ring.stock.ts';

export const eternityRingModule = stockModule({
  type: eternityRings,
  hasImportRoute: true,
  resolvers: wholeStockDeletion(eternityRings, 'EternityRings', 'eternity_ring_id'),
  routes: [
    listRoute(eternityRings, flatPresenter(eternityRings)),
    del('/eternity_rings', deleteAllStock(eternityRings), {
      summary: 'Deletes all eternity rings for good. Orders keep their words and prices.',
      from: () => ({}),
      present: () => null,
      returns: null,
      errors: [{ code: 'INVALID_REQUEST', status: 409 }],
    }),
  ],
});
