import { defineModule } from '../../kernel/module.ts';
import { PriceResolver } from './graphql/price.type.ts';
import { PictureResolver } from './pictures/picture.resolver.ts';

export { stockTable } from './database.ts';
export { deleteAllStockResolver } from './delete-all.resolver.ts';
export { importRefused, stockChanged } from './stock.events.ts';
export {
  fieldSchemas,
  flatPresenter,
  presentedFields,
  restNames,
  type StockPresenter,
  wrappedPresenter,
} from './stock.presenter.ts';
export { stockDeletion } from './stock.resolver.ts';
export { changeOf, createRoute, listRoute, unwrapped, updateRoute } from './stock.routes.ts';
export { type StockModule, stockModule } from './stock-module.ts';
export {
  fieldNamed,
  ownOrderOf,
  type StockGrouping,
  type StockNeighbors,
  type StockType,
  stockType,
} from './stock-type.ts';

export const sharedStockModule = defineModule({
  resolvers: [PictureResolver, PriceResolver],
});
