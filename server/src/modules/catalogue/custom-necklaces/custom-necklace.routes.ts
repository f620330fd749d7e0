import { flatPresenter } from '../stock/stock.presenter.ts';
import { listRoute } from '../stock/stock.routes.ts';
import { stockModule } from '../stock/stock-module.ts';
import { customNecklaces } from './custom-necklace.stock.ts';

export const customNecklaceModule = stockModule({
  type: customNecklaces,
  section: 'Bracelets and necklaces',
  routes: [listRoute(customNecklaces, flatPresenter(customNecklaces))],
});
