import { defineModule } from '../../kernel/module.ts';
import { SearchResolver, StockNumbersResolver } from './search.resolver.ts';
import { deleteExpiredSearchMisses } from './search-misses.ts';

export const searchModule = defineModule({
  resolvers: [SearchResolver, StockNumbersResolver],
  jobs: [deleteExpiredSearchMisses],
});
