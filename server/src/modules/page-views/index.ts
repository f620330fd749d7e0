import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { PageViewsResolver } from './page-views.resolver.ts';
import { forgetItemViews } from './page-views.ts';

export { countPageView } from './page-views.ts';

export const pageViewsJobs: readonly JobHandler[] = [forgetItemViews];
export const pageViewsResolvers = [PageViewsResolver] as const;
