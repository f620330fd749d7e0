import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { forgetItemViews } from './count-item-view.ts';
import { PageViewsResolver } from './page-views.resolver.ts';

export { countPageView } from './count-page-view.ts';

export const pageViewsJobs: readonly JobHandler[] = [forgetItemViews];
export const pageViewsResolvers = [PageViewsResolver] as const;
