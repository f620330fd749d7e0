import { SearchResolver, StockNumbersResolver } from './search.resolver.ts';

export const searchResolvers = [SearchResolver, StockNumbersResolver] as const;
