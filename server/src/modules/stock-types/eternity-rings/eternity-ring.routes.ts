import { del } from '../../../kernel/transport/route.ts';
import { deleteAllStockResolver, flatPresenter, listRoute, stockModule } from '../../stock/index.ts';
import { deleteAllStock } from '../../stock/writing/index.ts';
import { eternityRings } from './eternity-ring.stock.ts';

export const eternityRingModule = stockModule({
  type: eternityRings,
  hasImportRoute: true,
  resolvers: deleteAllStockResolver(eternityRings, 'EternityRings', 'eternity_ring_id'),
  routes: [
    listRoute(eternityRings, flatPresenter(eternityRings)),
    del('/eternity_rings', deleteAllStock(eternityRings), {
      summary: 'Deletes all eternity rings permanently. Orders retain their descriptions and prices.',
      from: () => ({}),
      present: () => null,
      returns: null,
      errors: [{ code: 'INVALID_REQUEST', status: 409 }],
    }),
  ],
});
