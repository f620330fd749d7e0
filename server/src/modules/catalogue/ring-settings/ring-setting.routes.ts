import { del } from '../../../kernel/transport/route.ts';
import { wrappedPresenter } from '../stock/stock.presenter.ts';
import { stockDeletion } from '../stock/stock.resolver.ts';
import { createRoute, listRoute, updateRoute } from '../stock/stock.routes.ts';
import { stockModule } from '../stock/stock-module.ts';
import { deleteStock } from '../stock/writing/save-stock.ts';
import { ringSettings } from './ring-setting.stock.ts';

const presenter = wrappedPresenter(ringSettings);

export const ringSettingModule = stockModule({
  type: ringSettings,
  presenter,
  hasImportRoute: true,
  resolvers: stockDeletion(ringSettings),
  routes: [
    listRoute(ringSettings, presenter),
    createRoute(ringSettings, presenter),
    updateRoute(ringSettings, presenter),
    del('/ring_settings/:id', deleteStock(ringSettings), {
      summary: 'Deletes a ring setting for good. Orders keep its words and price.',
      present: () => null,
      returns: null,
      errors: [{ code: 'INVALID_REQUEST', status: 409 }],
    }),
  ],
});
