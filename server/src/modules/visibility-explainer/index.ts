import { StockViewResolver } from './stock-view.resolver.ts';

export const visibilityExplainerResolvers = [StockViewResolver] as const;
