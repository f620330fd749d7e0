import { flatPresenter, listRoute, stockModule } from '../../stock/index.ts';
import { customNecklaces } from './custom-necklace.stock.ts';

export const customNecklaceModule = stockModule({
  type: customNecklaces,
  section: 'Bracelets and necklaces',
  routes: [listRoute(customNecklaces, flatPresenter(customNecklaces))],
});
