import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { CustomerFigureResolver, DashboardResolver } from './dashboard.resolver.ts';
import { refreshFigures } from './refresh-figures.job.ts';

export const dashboardResolvers = [DashboardResolver, CustomerFigureResolver] as const;
export const dashboardJobs: readonly JobHandler[] = [refreshFigures];
