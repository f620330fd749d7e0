import type { EntityClass } from '@mikro-orm/postgresql';
import type { Route } from '../../kernel/transport/route.ts';
import { TermsResolver } from './diamonds/markup-preview/terms.resolver.ts';
import { StockItemSale, StockSaleFields } from './sale.resolver.ts';
import { stockModules } from './stock-modules.ts';

export type { StockTypesTables } from '../../../generated/tables/stock-types.ts';
export { bracelets } from './bracelets/bracelet.stock.ts';
export { customNecklaces } from './custom-necklaces/custom-necklace.stock.ts';
export { eternityRings } from './eternity-rings/eternity-ring.stock.ts';
export { copiedStock, stockDeclarations, stockModuleOf, stockModules, stockSubjects } from './stock-modules.ts';

export const stockTypesEntities: readonly EntityClass<object>[] = stockModules.map(({ type }) => type.entity);
export const stockTypesResolvers = [
  TermsResolver,
  StockItemSale,
  StockSaleFields,
  ...stockModules.flatMap(({ resolvers }) => resolvers),
] as const;
export const stockTypesRoutes: readonly Route[] = stockModules.flatMap(({ routes }) => routes);
