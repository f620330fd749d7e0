import { defineModule } from '../../kernel/module.ts';
import { StockFeedResolver } from './feed.resolver.ts';
import { feedRoutes } from './feed.routes.ts';

export { ChangeAction } from './feed.resolver.ts';

export const feedModule = defineModule({
  resolvers: [StockFeedResolver],
  routes: feedRoutes,
});
