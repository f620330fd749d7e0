import { PageViewsResolver } from './page-views.resolver.ts';

export { countPageView } from './count-page-view.ts';

export const pageViewsResolvers = [PageViewsResolver] as const;
