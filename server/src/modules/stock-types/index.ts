import { defineModule } from '../../kernel/module.ts';
import { MarkupPreviewResolver } from './diamonds/markup-preview/markup-preview.resolver.ts';
import { StockItemSale, StockSaleFields } from './sale.resolver.ts';
import { stockModules } from './stock-modules.ts';

export type { StockTypesTables } from '../../../generated/tables/stock-types.ts';
export { bracelets } from './bracelets/bracelet.stock.ts';
export { customNecklaces } from './custom-necklaces/custom-necklace.stock.ts';
export { eternityRings } from './eternity-rings/eternity-ring.stock.ts';
export { copiedStock, stockDeclarations, stockModuleOf, stockModules, stockSubjects } from './stock-modules.ts';

export const stockTypesModule = defineModule({
  entities: stockModules.map(({ type }) => type.entity),
  resolvers: [
    MarkupPreviewResolver,
    StockItemSale,
    StockSaleFields,
    ...stockModules.flatMap(({ resolvers }) => resolvers),
  ],
  routes: stockModules.flatMap(({ routes }) => routes),
});
