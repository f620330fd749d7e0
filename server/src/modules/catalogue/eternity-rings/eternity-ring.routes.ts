import { del } from '../../../kernel/route.ts';
import { fileImport, importRoute } from '../stock/import-file.ts';
import { deleteAllStock } from '../stock/save-stock.ts';
import { importOf } from '../stock/stock.import.ts';
import { flatPresenter } from '../stock/stock.presenter.ts';
import { wholeStockDeletion } from '../stock/stock.resolver.ts';
import { listRoute } from '../stock/stock.routes.ts';
import { stockModule } from '../stock/stock-module.ts';
import { eternityRings } from './eternity-ring.stock.ts';

const imports = fileImport(importOf(eternityRings), 'EternityRings');

export const eternityRingModule = stockModule({
  type: eternityRings,
  imports,
  resolvers: wholeStockDeletion(eternityRings, 'EternityRings'),
  routes: [
    listRoute(eternityRings, flatPresenter(eternityRings)),
    del('/eternity_rings', deleteAllStock(eternityRings), {
      summary: 'Deletes all eternity rings for good. Orders keep their words and prices.',
      present: () => null,
      returns: null,
      errors: [{ code: 'INVALID_REQUEST', status: 409 }],
    }),
    importRoute(imports),
  ],
});
