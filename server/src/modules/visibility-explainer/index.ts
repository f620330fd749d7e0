import { defineModule } from '../../kernel/module.ts';
import { StockViewResolver } from './stock-view.resolver.ts';

export const visibilityExplainerModule = defineModule({
  resolvers: [StockViewResolver],
});
