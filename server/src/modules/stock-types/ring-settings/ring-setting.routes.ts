import { del } from '../../../kernel/transport/route.ts';
import {
  createRoute,
  listRoute,
  stockDeletion,
  stockModule,
  updateRoute,
  wrappedPresenter,
} from '../../stock/index.ts';
import { deleteStock } from '../../stock/writing/index.ts';
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
      summary: 'Deletes one ring setting permanently. Orders retain its description and price.',
      present: () => null,
      returns: null,
      errors: [{ code: 'INVALID_REQUEST', status: 409 }],
    }),
  ],
});
