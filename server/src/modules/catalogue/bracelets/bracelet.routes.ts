import { fileImport } from '../stock/import-file.ts';
import { importOf } from '../stock/stock.import.ts';
import { flatPresenter } from '../stock/stock.presenter.ts';
import { listRoute } from '../stock/stock.routes.ts';
import { stockModule } from '../stock/stock-module.ts';
import { bracelets } from './bracelet.stock.ts';

export const braceletModule = stockModule({
  type: bracelets,
  imports: fileImport(importOf(bracelets), 'Bracelets'),
  routes: [listRoute(bracelets, flatPresenter(bracelets))],
});
