import { StockFeedResolver } from './feed.resolver.ts';

export { ChangeAction } from './feed.resolver.ts';
export { feedRoutes } from './feed.routes.ts';

export const feedResolvers = [StockFeedResolver] as const;
