import { defineModule } from '../../kernel/module.ts';
import { SearchResolver, StockNumbersResolver } from './search.resolver.ts';
import { forgetSearchMisses } from './search-misses.ts';

export const searchModule = defineModule({
  resolvers: [SearchResolver, StockNumbersResolver],
  jobs: [forgetSearchMisses],
});
