import { fileImport, importRoute } from '../stock/import-file.ts';
import { importOf } from '../stock/stock.import.ts';
import { flatPresenter } from '../stock/stock.presenter.ts';
import { stockDeletion } from '../stock/stock.resolver.ts';
import { createRoute, listRoute } from '../stock/stock.routes.ts';
import { stockModule } from '../stock/stock-module.ts';
import { jewellery } from './jewellery.stock.ts';

const imports = fileImport(importOf(jewellery), 'JewelleryPieces');
const presenter = flatPresenter(jewellery);

export const jewelleryModule = stockModule({
  type: jewellery,
  imports,
  resolvers: stockDeletion(jewellery),
  routes: [listRoute(jewellery, presenter), createRoute(jewellery, presenter), importRoute(imports)],
});
