import { StockFeedResolver } from './feed.resolver.ts';

export { ChangeAction } from './change-action.ts';
export { feedRoutes } from './feed.routes.ts';

export const feedResolvers = [StockFeedResolver] as const;
